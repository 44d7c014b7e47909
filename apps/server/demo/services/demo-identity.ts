import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { deriveDataKey } from '../../src/db/data-cipher.ts'
import type { IdentityProviderSettings } from '../../src/providers/identity/connect-identities.ts'
import { registerDemoChatwoot } from './demo-chatwoot.ts'
import { DEMO_FIREBASE_KEYS_PATH, DEMO_FIREBASE_PROJECT, registerDemoFirebase } from './demo-firebase.ts'
import { createFirebaseAccounts } from './demo-firebase-accounts.ts'
import { registerDemoGeetest } from './demo-geetest.ts'
import { DEMO_STYLE_PATH, demoStyle } from './demo-identity-page.ts'
import { registerDemoLine } from './demo-line.ts'
import { DEMO_MAYA_ENVIRONMENT, registerDemoMaya } from './demo-maya.ts'
import { registerDemoStaffCodes } from './demo-staff-codes.ts'
import { registerDemoTelegram } from './demo-telegram.ts'

/** Channel id of the demo merchants at the demo's Line (LINE-14). */
export const DEMO_LINE_CLIENT_ID = '1650000001'
/** Public id of the demo's bot (TG-05). */
const DEMO_BOT_ID = '7000000001'

type DemoSettings = Required<Pick<IdentityProviderSettings, 'firebase' | 'line' | 'telegram' | 'maya'>>

/** Settings of a merchant that uses the demo's services at `url`. */
export function makeDemoIdentitySettings(url: string, dataKey: string): DemoSettings {
  const makeSecret = (name: string) => deriveDataKey(dataKey, `demo ${name}`).toString('hex')
  return {
    firebase: { keysUrl: url + DEMO_FIREBASE_KEYS_PATH, emulatorUrl: url },
    line: { channelSecret: makeSecret('line'), apiUrl: `${url}/line`, authorizeUrl: `${url}/line/authorize` },
    telegram: { botToken: `${DEMO_BOT_ID}:${makeSecret('telegram')}`, authUrl: `${url}/telegram/auth` },
    maya: { apiKey: makeSecret('maya'), apiUrl: `${url}/maya`, environment: DEMO_MAYA_ENVIRONMENT },
  }
}

interface DemoAppOptions {
  geetestSecret?: string
  /** Secret of the demo's chat inbox. */
  chatSecret?: string
  /** Data key from which the secrets of the demo's staff are derived. */
  staffKey?: string
  logger?: FastifyBaseLogger
}

/**
 * Firebase with its vendors, Line, Telegram, Maya, Geetest and Chatwoot of the demo (DEC-04): pages on which a visitor chooses a
 * made-up person, and the services' own protocols behind them. Everybody can be anybody there: for the demo and for tests
 * only.
 */
export async function createDemoIdentityApp(
  { line, telegram, maya }: DemoSettings,
  { geetestSecret, chatSecret, staffKey, logger }: DemoAppOptions = {},
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16 * 1024,
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.get(DEMO_STYLE_PATH, (_request, reply) => reply.type('text/css').send(demoStyle))
  registerDemoFirebase(app, createFirebaseAccounts(DEMO_FIREBASE_PROJECT))
  registerDemoLine(app, { clientId: DEMO_LINE_CLIENT_ID, channelSecret: line.channelSecret })
  registerDemoTelegram(app, telegram)
  registerDemoMaya(app, maya)
  if (staffKey !== undefined) registerDemoStaffCodes(app, staffKey)
  if (geetestSecret !== undefined) registerDemoGeetest(app, geetestSecret)
  if (chatSecret !== undefined) registerDemoChatwoot(app, { hmacToken: chatSecret })
  await app.ready()
  return app
}
