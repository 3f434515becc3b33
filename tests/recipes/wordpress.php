<?php
// Runs WordPress' own filters over HTML from standard input, as if somebody had saved it and somebody read it.
//   php wordpress.php author|admin blocks|classic < snippet.html
// An installation is not needed: the folder of the program is in LANEFIT_WORDPRESS, or where Debian has it.

$role = $argv[1];
$editor = $argv[2];
$home = getenv('LANEFIT_WORDPRESS') ?: '/usr/share/wordpress';
define('ABSPATH', "$home/");
define('WPINC', 'wp-includes');

// What WordPress would ask its database and its translations.
function __($text) { return $text; }
function _x($text) { return $text; }
function current_user_can($right) { global $role; return $right === 'unfiltered_html' && $role === 'admin'; }

foreach (['compat', 'plugin', 'functions', 'formatting', 'shortcodes', 'blocks', 'kses'] as $part) {
    require_once ABSPATH . WPINC . "/$part.php";
}

// What saving does: this registers the filters of a role, or none.
kses_init();
$saved = wp_unslash(apply_filters('content_save_pre', wp_slash(stream_get_contents(STDIN))));

// What showing does to text that is not made of blocks.
if ($editor === 'classic') {
    $saved = shortcode_unautop(wpautop(wptexturize($saved)));
}
echo $saved;
