import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ErrorCode, errorStatus, type SiteBlock } from '@foyer/contract'
import { verifySignature } from '@foyer/contract/signing'

/** Behaviour of the stand-in for the next calls of one kind. */
export type Behaviour =
  | 'answer'
  /** Executes the call and loses the response. */
  | 'lose-answer'
  /** Loses the call before its execution. */
  | 'lose-call'
  /** Executes the call and delays the response. */
  | { answerAfterMs: number }
  /** Refuses without a lookup of earlier calls, as for a withdrawn game. */
  | 'refuse'
  /** Answers 500 without execution. */
  | 'fail'
  /** Answers without an envelope. */
  | 'babble'

type Behave = (path: string, body: Record<string, unknown>) => Behaviour

interface Movement {
  path: string
  body: string
  status: number
  answer: string
}

interface Round {
  debited: bigint
  state: 'open' | 'closed' | 'cancelled'
}

export interface StandInPlayer {
  merchant: string
  playerId: string
  currency: string
  balance: bigint
  isBlocked: boolean
  /** Why the merchant's site is closed to the player. */
  siteBlock: SiteBlock | undefined
}

/**
 * A platform with the seamless wallet of docs/seamless-wallet.md over real HTTP: signatures are checked, every call is
 * idempotent by its transaction, a roll-back may overtake its debit. It can lose, delay and refuse responses.
 */
export class PlatformStandIn {
  readonly vendorCode = 'arcade'
  readonly vendorSecret = 'a-secret-of-this-test-run-0123456789'
  readonly players = new Map<string, StandInPlayer>()
  readonly launchTokens = new Map<string, string>()
  /** Players by their live sessions. */
  readonly sessions = new Map<string, string>()
  readonly rounds = new Map<string, Round>()
  readonly movements = new Map<string, Movement>()
  readonly calls: { path: string; body: Record<string, unknown> }[] = []
  readonly seenNonces = new Set<string>()
  readonly unsigned: string[] = []
  behave: Behave = () => 'answer'
  /** Of single players, before \`behave\`. */
  readonly behaviours = new Map<StandInPlayer, Behave>()
  language = 'EN'
  backUrl = 'https://merchant.example/m/home'
  /** Optional fields in the response of `authenticate`: theme, hidden balance, a round to replay. */
  extra: object = {}
  /** Game of the next launches. */
  gameCode = 'FIVE'
  #server: Server | undefined

  async start(port = 0): Promise<string> {
    const server = createServer((request, response) => {
      this.#serve(request, response).catch(() => response.destroy())
    })
    this.#server = server
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a listening TCP server has an AddressInfo
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections()
    await new Promise((resolve) => this.#server?.close(resolve))
  }

  addPlayer(playerId: string, balance: bigint, currency = 'PHP', merchant = 'aurora'): StandInPlayer {
    const player = { merchant, playerId, currency, balance, isBlocked: false, siteBlock: undefined }
    this.players.set(`${merchant}/${playerId}`, player)
    return player
  }

  addLaunchToken(token: string, player: StandInPlayer): void {
    this.launchTokens.set(token, `${player.merchant}/${player.playerId}`)
  }

  /** Ends the player's sessions, as a logout does. */
  endSessions({ merchant, playerId }: StandInPlayer): void {
    for (const [id, key] of this.sessions) if (key === `${merchant}/${playerId}`) this.sessions.delete(id)
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const rawBody = Buffer.concat(chunks)
    const path = request.url ?? ''
    const decision = verifySignature({
      method: request.method ?? '',
      path,
      rawBody,
      headers: request.headers,
      secret: this.vendorSecret,
    })
    if (!decision.ok || decision.vendor !== this.vendorCode || this.seenNonces.has(decision.nonce)) {
      this.unsigned.push(path)
      return send(response, ...refuse('signature_invalid'))
    }
    this.seenNonces.add(decision.nonce)
    const body = JSON.parse(rawBody.toString('utf8'))
    const player = this.players.get(`${body.merchant}/${body.playerId}`)
    const behaviour = ((player && this.behaviours.get(player)) ?? this.behave)(path, body)
    if (behaviour === 'refuse') return send(response, ...refuse('not_found'))
    if (behaviour === 'lose-call') return void response.destroy()
    if (behaviour === 'fail')
      return send(
        response,
        500,
        JSON.stringify({ success: false, value: null, message: null, errorCode: 'unknown_error' }),
      )
    if (behaviour === 'babble') return send(response, 200, '<html>maintenance</html>')
    this.calls.push({ path, body })
    const [status, answer] = this.#answer(path, body, rawBody.toString('utf8'))
    if (behaviour === 'lose-answer') return void response.destroy()
    if (typeof behaviour === 'object') await new Promise((resolve) => setTimeout(resolve, behaviour.answerAfterMs))
    send(response, status, answer)
  }

  #answer(path: string, body: Record<string, string>, rawBody: string): [number, string] {
    const name = path.replace('/wps/vendor/wallet/', '')
    if (name === 'authenticate') return this.#authenticate(body)
    const player = this.players.get(`${body.merchant}/${body.playerId}`)
    if (!player) return refuse('not_found')
    const isOver = this.sessions.get(body.sessionId ?? '') !== `${body.merchant}/${body.playerId}`
    if (name === 'balance' && isOver) return refuse('session_over')
    if (name === 'balance') return accept({ balance: String(player.balance), currency: player.currency })
    const id = body.transactionId ?? ''
    const known = this.movements.get(id)
    if (known)
      return known.path === path && known.body === rawBody
        ? [known.status, known.answer]
        : refuse('transaction_conflict')
    const isStake = name === 'debit' || name === 'debit-credit'
    if (isStake && isOver && this.rounds.get(body.roundId ?? '')?.state !== 'cancelled') return refuse('session_over')
    const [status, answer] = this.#move(name, body, player)
    this.movements.set(id, { path, body: rawBody, status, answer })
    return [status, answer]
  }

  #authenticate(body: Record<string, string>): [number, string] {
    const key = this.launchTokens.get(body.launchToken ?? '')
    this.launchTokens.delete(body.launchToken ?? '')
    const player = key === undefined ? undefined : this.players.get(key)
    if (!player) return refuse('launch_token_invalid')
    const { playerId, merchant, currency, balance } = player
    const sessionId = randomUUID()
    this.sessions.set(sessionId, `${merchant}/${playerId}`)
    return accept({
      sessionId,
      ...{ playerId, merchant, currency, balance: String(balance) },
      username: 'de***o',
      merchantName: 'Aurora',
      currencySymbol: currency === 'PHP' ? '₱' : '',
      currencyPosition: 'before',
      exponent: 2,
      language: this.language,
      playMode: currency === 'FUN' ? 'fun' : 'real',
      gameCode: this.gameCode,
      backUrl: this.backUrl,
      ...this.extra,
    })
  }

  #move(name: string, body: Record<string, string>, player: StandInPlayer): [number, string] {
    const answer = () =>
      accept({ transactionId: body.transactionId, balance: String(player.balance), currency: player.currency })
    const roundId = body.roundId ?? ''
    const round = this.rounds.get(roundId)
    if (name === 'rollback') {
      if (round?.state === 'closed') return refuse('round_closed')
      if (round?.state === 'open') player.balance += round.debited
      this.rounds.set(roundId, { debited: 0n, state: 'cancelled' })
      return answer()
    }
    const amount = BigInt(body.amount ?? body.debitAmount ?? '0')
    if (name === 'debit' || name === 'debit-credit') {
      if (round?.state === 'cancelled') return refuse('transaction_reversed')
      if (round) return refuse('round_closed')
      if (player.siteBlock) return refuse('player_blocked', [{ path: 'merchant', rule: player.siteBlock }])
      if (player.isBlocked) return refuse('player_blocked')
      if (body.currency !== player.currency) return refuse('currency_mismatch')
      if (player.balance < amount) return refuse('insufficient_funds')
      const isClosing = name === 'debit-credit'
      player.balance += BigInt(body.creditAmount ?? '0') - amount
      this.rounds.set(roundId, { debited: amount, state: isClosing ? 'closed' : 'open' })
      return answer()
    }
    if (round?.state !== 'open') return refuse(round ? 'round_closed' : 'transaction_unknown')
    player.balance += amount
    this.rounds.set(roundId, { ...round, state: 'closed' })
    return answer()
  }
}

function accept(value: object): [number, string] {
  return [200, JSON.stringify({ success: true, value, message: null, errorCode: null })]
}

function refuse(errorCode: ErrorCode, fields?: { path: string; rule: string }[]): [number, string] {
  return [errorStatus[errorCode], JSON.stringify({ success: false, value: null, message: null, errorCode, fields })]
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
}
