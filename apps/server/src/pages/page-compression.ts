import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** A document is compressed per request: the best quality that costs about 1 ms, which a larger window takes from it. */
export const brotliOfDocuments = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 },
}

/** Sends a document in the best encoding that the browser accepts. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'] ?? ''
  reply.header('vary', 'Accept-Encoding, Accept-Language, Cookie')
  if (/\bbr\b/.test(accepted)) {
    const body = await compressBrotli(html, brotliOfDocuments)
    return reply.header('content-encoding', 'br').send(body)
  }
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await compressGzip(html))
  return reply.send(html)
}
