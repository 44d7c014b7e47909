import type { FastifyReply } from 'fastify'

/** Calls without a response, as of a hanging provider. */
export interface HangingCalls {
  /** Takes over the reply and closes the connection after the maximum wait. */
  keep(reply: FastifyReply): FastifyReply
  /** Closes all of them. */
  close(): void
}

export function createHangingCalls(options: { maxMs: number; limit: number }): HangingCalls {
  const replies = new Map<FastifyReply, NodeJS.Timeout>()

  function destroy(reply: FastifyReply): void {
    clearTimeout(replies.get(reply))
    replies.delete(reply)
    reply.raw.destroy()
  }

  return {
    keep(reply) {
      reply.hijack()
      if (replies.size >= options.limit) {
        reply.raw.destroy()
        return reply
      }
      replies.set(
        reply,
        setTimeout(() => destroy(reply), options.maxMs),
      )
      reply.raw.once('close', () => destroy(reply))
      return reply
    },
    close() {
      for (const reply of replies.keys()) destroy(reply)
    },
  }
}
