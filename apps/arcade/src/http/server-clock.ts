import type { FastifyInstance } from 'fastify'

/** Interval between measurements of the difference to the database's clock. */
const MEASURE_EVERY_MS = 30_000

/** Adds the database's time to each response, so that pages count down by the decisive clock. */
export async function addServerClock(app: FastifyInstance, readNow: () => Promise<Date>): Promise<void> {
  let offsetMs = 0
  async function measure(): Promise<void> {
    const beforeMs = Date.now()
    const now = await readNow()
    offsetMs = now.getTime() - (beforeMs + Date.now()) / 2
  }
  await measure()
  const timer = setInterval(() => {
    measure().catch((error) => app.log.warn({ error: String(error) }, 'clock of the database could not be read'))
  }, MEASURE_EVERY_MS)
  app.addHook('onClose', async () => clearInterval(timer))
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-server-time', String(Math.round(Date.now() + offsetMs)))
  })
}
