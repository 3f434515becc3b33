// Takes Lanefit's worker and all that it stored off every device that asks for sw.js.
// In an emergency, put this file in the place of sw.js; docs/deploy.md says when and how.

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(remove()));

async function remove() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(`lanefit ${registration.scope} `));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await registration.unregister();
}
