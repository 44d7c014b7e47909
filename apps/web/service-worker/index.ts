import { answerAsset } from './answer-asset.ts'
import { answerPage } from './answer-page.ts'
import { keepOfflinePage } from './offline-page.ts'
import { takeOver } from './take-over.ts'
import { decideAnswer, nameCaches, readMerchant } from './worker.rules.ts'

declare const self: ServiceWorkerGlobalScope

const names = nameCaches(readMerchant(self.location.search))

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage(names.offline).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver(self, names))
})

self.addEventListener('fetch', (event) => {
  const answer = decideAnswer(event.request, self.location.origin)
  if (answer === 'asset') event.respondWith(answerAsset(event, names.assets))
  if (answer === 'page') event.respondWith(answerPage(event, names.offline))
})
