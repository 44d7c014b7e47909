import { handleMessage } from './handle-message.ts'
import { cacheOfflinePage } from './offline-page.ts'
import { openPage } from './open-page.ts'
import { renewPush, type SubscriptionChange } from './renew-push.ts'
import { serveAsset } from './serve-asset.ts'
import { serveImage } from './serve-image.ts'
import { servePage } from './serve-page.ts'
import { showPush } from './show-push.ts'
import { takeOver } from './take-over.ts'
import { decideResponse, nameCaches, readMerchant } from './worker.rules.ts'

declare const self: ServiceWorkerGlobalScope

const names = nameCaches(readMerchant(self.location.search))

// No `skipWaiting`: it takes over once no page of the former worker is open (decision 075).
self.addEventListener('install', (event) => {
  event.waitUntil(cacheOfflinePage(names.offline))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver(self, names))
})

self.addEventListener('message', (event) => handleMessage(event, names))

self.addEventListener('fetch', (event) => {
  const answer = decideResponse(event.request, self.location.origin)
  if (answer === 'asset') event.respondWith(serveAsset(event, names.assets))
  if (answer === 'page') event.respondWith(servePage(event, names))
  if (answer === 'image') event.respondWith(serveImage(event, names.images))
})

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(self, event.data, names.push))
})

self.addEventListener('pushsubscriptionchange', (event) => {
  const change = event as SubscriptionChange // untyped in the library
  change.waitUntil(renewPush(self, change, names.push))
})

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openPage(self, event.notification))
})
