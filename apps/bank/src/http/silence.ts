import type { FastifyReply } from 'fastify'

/** Calls that are left without an answer, as by a provider that hangs. */
export interface Silence {
  /** Takes the reply over and cuts the connection off after the longest wait. */
  keep(reply: FastifyReply): FastifyReply
  /** Cuts all of them off. */
  close(): void
}

export function createSilence(options: { longestMs: number; limit: number }): Silence {
  const kept = new Map<FastifyReply, NodeJS.Timeout>()

  function cutOff(reply: FastifyReply): void {
    clearTimeout(kept.get(reply))
    kept.delete(reply)
    reply.raw.destroy()
  }

  return {
    keep(reply) {
      reply.hijack()
      if (kept.size >= options.limit) {
        reply.raw.destroy()
        return reply
      }
      kept.set(
        reply,
        setTimeout(() => cutOff(reply), options.longestMs),
      )
      reply.raw.once('close', () => cutOff(reply))
      return reply
    },
    close() {
      for (const reply of kept.keys()) cutOff(reply)
    },
  }
}
