import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** A document is compressed per request: the best quality that costs about 1 ms, which a larger window takes from it. */
export const brotliOfDocuments = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 },
}

/**
 * What of a document fits into the first round trip beside its headers, in bytes, and the quality for one that is larger, as
 * those in scripts with long letters are: about 20 ms, less than a further round trip.
 */
const FIRST_TRIP_BYTES = 13_200
const brotliOfLongDocuments = { params: { ...brotliOfDocuments.params, [constants.BROTLI_PARAM_QUALITY]: 10 } }

/** Sends a document in the best encoding that the browser accepts. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'] ?? ''
  reply.header('vary', 'Accept-Encoding, Accept-Language, Cookie')
  if (/\bbr\b/.test(accepted)) {
    const first = await compressBrotli(html, brotliOfDocuments)
    const body = first.length > FIRST_TRIP_BYTES ? await compressBrotli(html, brotliOfLongDocuments) : first
    return reply.header('content-encoding', 'br').send(body)
  }
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await compressGzip(html))
  return reply.send(html)
}
