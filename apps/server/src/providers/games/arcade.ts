import { z } from 'zod'
import type { HttpClient } from '../../http/http-client.ts'
import type { DrawProvider, DrawReport, GameProvider } from './games.ts'
import { createSeamlessProvider } from './seamless.ts'

/** Code of the arcade's lottery, the same in its wallet calls. */
const LOTTERY_CODE = 'FIVE'
/** Results next to the countdown. */
const RECENT_COUNT = 5
/** Timeout of one poll of the public feed, in milliseconds. */
const FEED_TIMEOUT_MS = 1_500

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
const nextAnswer = z.object({
  value: z.object({
    serverTime: instant,
    draw: z.object({ drawId: z.string().max(64), closesAt: instant, drawsAt: instant }).nullable(),
  }),
})
const recentAnswer = z.object({
  value: z.object({
    draws: z.array(
      z.object({
        drawId: z.string().max(64),
        digits: z
          .string()
          .regex(/^\d{1,20}$/)
          .nullable(),
        drawnAt: instant.nullable(),
      }),
    ),
  }),
})

/** The embedded arcade as a game vendor: its launch address and its public feed of draws. */
export function createArcadeProvider(options: {
  code: string
  /** Origin of the arcade, without a trailing slash. */
  arcadeUrl: string
  httpClient: HttpClient
}): GameProvider & DrawProvider {
  const { code, arcadeUrl, httpClient } = options
  const [playUrl, healthUrl] = [`${arcadeUrl}/play`, `${arcadeUrl}/health`]

  async function read<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema> | undefined> {
    const answer = await httpClient.call({ method: 'GET', url: arcadeUrl + path, timeoutMs: FEED_TIMEOUT_MS })
    if (answer.outcome !== 'answered' || answer.status !== 200) return undefined
    try {
      return schema.safeParse(JSON.parse(answer.body)).data
    } catch {
      return undefined
    }
  }

  return {
    ...createSeamlessProvider(code, { name: 'Arcade', playUrl, healthUrl }, httpClient),
    lotteryCode: LOTTERY_CODE,
    async readDraws() {
      const [next, recent] = await Promise.all([
        read('/api/draws/next', nextAnswer),
        read(`/api/draws/recent?limit=${RECENT_COUNT}`, recentAnswer),
      ])
      if (!next?.value.draw || !recent) return undefined
      const { serverTime, draw } = next.value
      return { ...draw, serverTime, recent: recent.value.draws.flatMap(readResult) }
    },
  }
}

function readResult({
  drawId,
  digits,
  drawnAt,
}: z.output<typeof recentAnswer>['value']['draws'][number]): DrawReport['recent'] {
  if (digits === null || drawnAt === null) return []
  return [{ drawId, digits: Array.from(digits, Number), drawnAt }]
}
