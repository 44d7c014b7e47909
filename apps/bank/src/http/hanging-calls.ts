import type { FastifyReply } from 'fastify'

/** Calls that are left without an answer, as by a provider that hangs. */
export interface HangingCalls {
  /** Takes the reply over and cuts the connection off after the longest wait. */
  keep(reply: FastifyReply): FastifyReply
  /** Cuts all of them off. */
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
