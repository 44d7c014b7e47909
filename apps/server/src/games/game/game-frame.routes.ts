import { gameCashierPath } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { type Limit, limitCalls } from '../../http/rate-limit.ts'
import { GAME_RETURN_PATH, gameReturnPolicy } from './game-frame.rules.ts'

/** An empty document: the page sees it in its frame, and closes the game or opens the deposit. */
const returnDocument = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Game</title></head></html>'

/** The documents to which framed games lead back; the only ones of ours that our own pages may frame. */
export function registerGameReturn(app: FastifyInstance, { limit }: { limit: Limit }): void {
  for (const path of [GAME_RETURN_PATH, gameCashierPath])
    app.get(path, async (request, reply) => {
      await limitCalls(limit, request, { merchant: '', path: '' })
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', gameReturnPolicy)
        .header('x-frame-options', 'SAMEORIGIN')
        .send(returnDocument)
    })
}
