import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { openSharedStore } from '../../http/shared-store.ts'
import { startStandInRedis } from '../../testing/stand-in-redis.ts'
import { createChangeFeed } from './change-feed.ts'

it('T36 a subscription that the shared store renews late ends no process, and delivers again', async () => {
  const store = await startStandInRedis()
  const app = Fastify()
  const rejections: unknown[] = []
  const collect = (reason: unknown) => rejections.push(reason)
  process.on('unhandledRejection', collect)
  onTestFinished(async () => {
    process.off('unhandledRejection', collect)
    await app.close()
    await store.close()
  })
  const shared = openSharedStore(app, store.url)
  const warnings: object[] = []
  const feed = createChangeFeed(app, {
    database: { onAnnounced: () => () => undefined },
    shared,
    logger: { warn: (fields: object) => warnings.push(fields) },
  })
  let changes = 0
  feed.subscribe({ merchant: 'aurora', memberId: undefined, topics: ['wins'] }, () => {
    changes += 1
  })
  const announcements = [{ merchant: 'aurora', topic: 'wins' }]
  const publish = () => shared?.publish('foyer:changes', JSON.stringify({ processId: 'other', announcements }))
  const countSubscribes = () => store.commands.filter(([name = '']) => name.toUpperCase() === 'SUBSCRIBE').length

  await expect.poll(countSubscribes).toBe(1)
  await publish()
  await expect.poll(() => changes).toBe(1)
  store.cutSubscribers()
  await expect.poll(countSubscribes).toBe(2)
  await expect.poll(() => warnings).toEqual([{ error: 'Command timed out' }])
  expect(rejections).toEqual([])
  // Twice more, now before the timeout.
  for (const count of [3, 4]) {
    store.cutSubscribers()
    await expect.poll(countSubscribes).toBe(count)
  }
  store.answerSubscribers()
  await publish()
  await expect.poll(() => changes).toBe(2)
  expect(rejections).toEqual([])
})
