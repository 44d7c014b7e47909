/** Opens the page of a tapped notification: in a window of the app that is open, otherwise in a new one. */
export async function openPage(scope: ServiceWorkerGlobalScope, notification: Notification): Promise<void> {
  notification.close()
  const { path }: { path: string } = notification.data
  const address = new URL(path, scope.location.origin).href
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => new URL(url).pathname.startsWith('/m/'))
  if (!open) return void (await scope.clients.openWindow(address))
  // A refused focus is no reason not to open the page.
  await open.focus().catch(() => undefined)
  // A window that another worker controls cannot be navigated: a new one opens.
  await open.navigate(address).catch(() => scope.clients.openWindow(address))
}
