import { randomInt, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { escapeHtml } from '../../src/http/html.ts'
import { STAND_IN_CODES_PATH } from '../../src/providers/messages/firebase-phone.ts'
import type { FirebaseAccounts } from './demo-firebase-accounts.ts'
import { DEMO_STYLE_PATH, readTexts } from './demo-identity-page.ts'

/** Lifetime of a session, and of a solved captcha, in milliseconds. */
const SESSION_MS = 300_000
const CAPTCHA_MS = 120_000
/** Wrong tries of a session. */
const MAX_TRIES = 5
/** Maximum sessions and captchas that wait. */
const MAX_PENDING = 1_000
/** Codes of a number on the page. */
const MAX_SHOWN = 5

const sending = z.object({ phoneNumber: z.string(), recaptchaToken: z.string().optional() })
const signIn = z.object({ sessionInfo: z.string(), code: z.string() })

interface PhoneSession {
  number: string
  code: string
  tries: number
  untilMs: number
}

type PhoneAnswer = { ok: object } | { refusal: string }

/** Phone authentication of the demo's Firebase: the calls of the Identity Toolkit, and a reCAPTCHA that is a tick. */
export interface FirebasePhone {
  /** Undefined for a call that it does not have. */
  answer(call: string, body: unknown): Promise<PhoneAnswer | undefined>
  /** A visitor has solved the captcha. */
  issueCaptcha(): string
  listCodes(number: string): string[]
}

export function createFirebasePhoneService(accounts: FirebaseAccounts, nowMs: () => number = Date.now): FirebasePhone {
  const sessions = new Map<string, PhoneSession>()
  const captchas = new Map<string, number>()

  function sendCode(body: unknown): PhoneAnswer {
    const { data } = sending.safeParse(body)
    if (!data || !/^\+[1-9]\d{6,14}$/.test(data.phoneNumber)) return { refusal: 'INVALID_PHONE_NUMBER' }
    if (data.recaptchaToken === undefined) return { refusal: 'MISSING_RECAPTCHA_TOKEN' }
    const untilMs = captchas.get(data.recaptchaToken) ?? 0
    captchas.delete(data.recaptchaToken)
    if (untilMs < nowMs()) return { refusal: 'CAPTCHA_CHECK_FAILED' }
    const sessionInfo = randomUUID()
    const code = String(randomInt(1e6)).padStart(6, '0')
    remember(sessions, sessionInfo, { number: data.phoneNumber, code, tries: 0, untilMs: nowMs() + SESSION_MS })
    return { ok: { sessionInfo } }
  }

  async function checkCode(body: unknown): Promise<PhoneAnswer> {
    const { data } = signIn.safeParse(body)
    const session = sessions.get(data?.sessionInfo ?? '')
    if (!data || !session) return { refusal: 'INVALID_SESSION_INFO' }
    session.tries += 1
    if (session.untilMs < nowMs() || session.tries > MAX_TRIES) return { refusal: 'SESSION_EXPIRED' }
    if (session.code !== data.code) return { refusal: 'INVALID_CODE' }
    sessions.delete(data.sessionInfo)
    const person = accounts.findPerson({ id: session.number, name: '' }, 'phone')
    const tokens = await accounts.signIn(person)
    return { ok: { ...tokens, localId: person.uid, isNewUser: false, phoneNumber: session.number } }
  }

  return {
    async answer(call, body) {
      if (call === 'accounts:sendVerificationCode') return sendCode(body)
      return call === 'accounts:signInWithPhoneNumber' ? checkCode(body) : undefined
    },
    issueCaptcha() {
      const token = randomUUID()
      remember(captchas, token, nowMs() + CAPTCHA_MS)
      return token
    },
    listCodes(number) {
      const open = [...sessions.values()].filter((one) => one.number === number && one.untilMs >= nowMs())
      return open.map(({ code }) => code).toReversed()
    },
  }
}

/** The captcha's script and token, and the page on which a visitor reads the codes of a number. */
export function registerDemoFirebasePhone(app: FastifyInstance, phone: FirebasePhone): void {
  app.get('/identitytoolkit.googleapis.com/v1/recaptchaParams', async () => ({ recaptchaSiteKey: 'demo-site-key' }))
  // The page of the widget has another origin.
  app.get('/firebase/captcha', async (_request, reply) =>
    reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'no-store')
      .send({ token: phone.issueCaptcha() }),
  )
  app.get(STAND_IN_CODES_PATH, async ({ query }, reply) => {
    const number = `+${(readTexts(query).to ?? '').replace(/\D/g, '').slice(0, 15)}`
    const items = phone
      .listCodes(number)
      .slice(0, MAX_SHOWN)
      .map((code) => `<li>${code} is your verification code.</li>`)
    const list =
      items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>No message yet. Reload this page in a moment.</p>'
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'self'; frame-ancestors 'none'")
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Firebase (demo)</title><link rel="stylesheet" href="${DEMO_STYLE_PATH}"></head><body><h1>Messages to ${escapeHtml(number)}</h1>${list}</body></html>`)
  })
}

function remember<Value>(list: Map<string, Value>, key: string, value: Value): void {
  list.set(key, value)
  const [oldest] = list.keys()
  if (list.size > MAX_PENDING && oldest !== undefined) list.delete(oldest)
}
