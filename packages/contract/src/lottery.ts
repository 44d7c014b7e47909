import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { instant } from './fields.ts'

export const drawResult = z.object({ drawId: z.string(), digits: z.array(z.number().int()), drawnAt: instant })

export const nextDraw = endpoint({
  method: 'GET',
  path: '/wps/lottery/draw/next',
  access: 'anyone',
  summary: 'The next draw of the embedded lottery and its last results, for the countdown (DEC-35)',
  publicMaxAgeSeconds: 1,
  isLive: true,
  value: z.object({
    gameCode: z.string(),
    drawId: z.string(),
    closesAt: instant,
    drawsAt: instant,
    serverTime: instant,
    recent: z.array(drawResult),
  }),
  errors: ['game_not_found', 'game_unavailable'],
})
