import {
  type EndpointDefinition,
  type EndpointInput,
  type EndpointValue,
  envelopeOf,
  isErrorCode,
  vendorAdjustment,
  vendorAuthenticate,
  vendorBalance,
  vendorCredit,
  vendorDebit,
  vendorDebitCredit,
  vendorEndRound,
  vendorJackpot,
  vendorRollback,
  vendorSettle,
} from '@foyer/contract'
import { readJson } from '@foyer/contract/json'
import { signRequest } from '@foyer/contract/signing'
import { ANSWER_LIMIT_BYTES, CALL_TIMEOUT_MS } from './wallet.constants.ts'
import { isFinalRefusal, nameSiteBlock, type Outcome } from './wallet.rules.ts'

type Call<E extends EndpointDefinition & { body: unknown }> = (
  body: EndpointInput<E>['body'],
) => Promise<Outcome<EndpointValue<E>>>

/** The platform's seamless wallet by docs/seamless-wallet.md: all calls available to the arcade. */
export interface PlatformWallet {
  authenticate: Call<typeof vendorAuthenticate>
  balance: Call<typeof vendorBalance>
  debit: Call<typeof vendorDebit>
  credit: Call<typeof vendorCredit>
  /** An instant round: stake, win and end in one call. */
  debitCredit: Call<typeof vendorDebitCredit>
  endRound: Call<typeof vendorEndRound>
  adjustment: Call<typeof vendorAdjustment>
  jackpot: Call<typeof vendorJackpot>
  /** Up to 100 credits, each with its own outcome. */
  settle: Call<typeof vendorSettle>
  rollback: Call<typeof vendorRollback>
}

export interface PlatformOptions {
  /** Base address of the platform for vendors, e.g. http://127.0.0.1:8080. */
  platformUrl: string
  vendorCode: string
  vendorSecret: string
  timeoutMs?: number
}

/** Makes the signed calls. None of them throws: the outcome is a value. */
export function createPlatformWallet(options: PlatformOptions): PlatformWallet {
  return {
    authenticate: (body) => callPlatform(options, vendorAuthenticate, body),
    balance: (body) => callPlatform(options, vendorBalance, body),
    debit: (body) => callPlatform(options, vendorDebit, body),
    credit: (body) => callPlatform(options, vendorCredit, body),
    debitCredit: (body) => callPlatform(options, vendorDebitCredit, body),
    endRound: (body) => callPlatform(options, vendorEndRound, body),
    adjustment: (body) => callPlatform(options, vendorAdjustment, body),
    jackpot: (body) => callPlatform(options, vendorJackpot, body),
    settle: (body) => callPlatform(options, vendorSettle, body),
    rollback: (body) => callPlatform(options, vendorRollback, body),
  }
}

async function callPlatform<E extends EndpointDefinition>(
  options: PlatformOptions,
  endpoint: E,
  body: object,
): Promise<Outcome<EndpointValue<E>>> {
  const url = new URL(endpoint.path, options.platformUrl)
  const rawBody = JSON.stringify(body)
  const signed = signRequest({
    method: endpoint.method,
    path: url.pathname,
    rawBody,
    vendor: options.vendorCode,
    secret: options.vendorSecret,
  })
  try {
    const response = await fetch(url, {
      method: endpoint.method,
      headers: { ...signed, 'content-type': 'application/json', accept: 'application/json' },
      body: rawBody,
      redirect: 'error',
      signal: AbortSignal.timeout(options.timeoutMs ?? CALL_TIMEOUT_MS),
    })
    return readAnswer(endpoint, response.status, await readText(response))
  } catch (error) {
    return { kind: 'unknown', reason: error instanceof Error ? error.name : 'failed' }
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > ANSWER_LIMIT_BYTES) throw new RangeError('the answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function readAnswer<E extends EndpointDefinition>(
  endpoint: E,
  status: number,
  text: string,
): Outcome<EndpointValue<E>> {
  const content = readJson(text)
  if (content === undefined) return { kind: 'unknown', reason: `${status} without JSON` }
  const envelope = envelopeOf(endpoint.value).safeParse(content)
  if (!envelope.success) return { kind: 'unknown', reason: `${status} in another form` }
  const { success, value, errorCode, fields } = envelope.data
  if (status === 200 && success && value !== null) {
    return { kind: 'done', value: value as EndpointValue<E> } // validated by the endpoint's own schema
  }
  const isRefusal = status >= 400 && status < 500 && !success && isErrorCode(errorCode) && isFinalRefusal(errorCode)
  return isRefusal
    ? { kind: 'refused', code: nameSiteBlock(errorCode, fields) }
    : { kind: 'unknown', reason: `${status} ${errorCode}` }
}
