import { once } from 'node:events'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'

/** A process for the test of the clock: sends the times of its main thread and of another one when asked for them. */

const readTimes = () => [Date.now(), new Date().getTime(), performance.timeOrigin + performance.now()]

if (isMainThread) {
  const worker = new Worker(new URL(import.meta.url))
  process.on('message', async (message) => {
    if (message !== 'times') return
    worker.postMessage(message)
    const [ofWorker] = await once(worker, 'message')
    process.send?.([...readTimes(), ...(ofWorker as number[])]) // as below
  })
  process.once('disconnect', () => process.exit())
} else {
  parentPort?.on('message', () => parentPort?.postMessage(readTimes()))
}
