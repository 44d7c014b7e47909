import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { ArcadeError } from './arcade-error.ts'

/** Sends a value in the instance's envelope. */
export function sendValue(reply: FastifyReply, value: object | null, status = 200): FastifyReply {
  return reply.code(status).send({ success: true, value, message: null, errorCode: null })
}

/** Parses input by its schema; anything else is `invalid_input` with the path of the problem. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  throw new ArcadeError('invalid_input', parsed.error.issues[0]?.path.join('.') ?? null)
}
