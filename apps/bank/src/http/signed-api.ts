import { readJson } from '@foyer/contract/json'
import { readClaimedVendor, verifySignature } from '@foyer/contract/signing'
import type { Database } from '@foyer/database'
import { classifyFailure } from '@foyer/http/failure'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { BODY_LIMIT_BYTES } from '../bank.constants.ts'
import { BankError, type BankErrorCode, bankErrorStatus } from './bank-error.ts'
import { insertNonce } from './request-nonce.store.ts'

/** A platform with access to this bank, with the shared secret. */
export interface BankClient {
  vendorCode: string
  secret: string
}

/** Identifies the signer of the request; throws the BankError for an invalid signature (T37). */
export type FindCaller = (request: FastifyRequest) => Promise<BankClient>

export function createCallerFinder(database: Database, clients: readonly BankClient[]): FindCaller {
  return async (request) => {
    const claimed = readClaimedVendor(request.headers)
    const client = clients.find((known) => known.vendorCode === claimed)
    const decision = verifySignature({
      method: request.method,
      path: request.url,
      rawBody: request.body instanceof Buffer ? request.body : '',
      headers: request.headers,
      secret: client?.secret,
    })
    if (!decision.ok) throw new BankError(`signature_${decision.reason}`)
    if (!client) throw new BankError('signature_mismatch')
    const isFresh = await database.statement((tx) => insertNonce(tx, decision.vendor, decision.nonce))
    if (!isFresh) throw new BankError('signature_replayed')
    return client
  }
}

/** Bodies of signed calls stay bytes until the signature is verified; every failure is sent as `{code, message}`. */
export function prepareSignedApi(api: FastifyInstance): void {
  api.removeAllContentTypeParsers()
  api.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
    (_request, body, done) => done(null, body),
  )
  api.setErrorHandler((error: FastifyError, request, reply) => sendRefusal(request, reply, error))
  api.setNotFoundHandler((request, reply) => sendRefusal(request, reply, new BankError('not_found')))
}

/** A code of the bank's list: it has none for a moment's overload. */
function nameFailure(error: Error): BankErrorCode {
  const code = classifyFailure(error)
  return code === 'service_unavailable' || code === 'too_many_requests' ? 'unknown_error' : code
}

function sendRefusal(request: FastifyRequest, reply: FastifyReply, error: Error): void {
  const isOurs = error instanceof BankError
  const code = isOurs ? error.code : nameFailure(error)
  if (code === 'unknown_error') request.log.error({ err: error }, 'bank api failed')
  const message = isOurs && error.field ? `${code}: ${error.field}` : code
  reply.code(bankErrorStatus[code]).send({ code, message })
}

/** Parses a signed body. `codeOfField` maps fields to their own refusal codes; all others are `invalid_input`. */
export function parseBody<Schema extends z.ZodType>(
  request: FastifyRequest,
  schema: Schema,
  codeOfField: Readonly<Record<string, BankErrorCode>> = {},
): z.output<Schema> {
  const parsed = schema.safeParse(readJson(String(request.body)))
  if (parsed.success) return parsed.data
  const field = parsed.error.issues[0]?.path.join('.') ?? ''
  throw new BankError(codeOfField[field] ?? 'invalid_input', field)
}
