import { type Check, expectThat } from './checks.ts'
import { ask, type CheckedAnswer } from './http.ts'

/** A host to which nobody may be sent. */
const FOREIGN_HOST = 'foreign.example'

const isKept = (cookie: string) => !/;\s*max-age=0(;|$)/i.test(cookie)

/** Sessions of the vendor: cookies that no script reads. */
function listSessions({ cookies }: CheckedAnswer): string[] {
  return cookies.filter((cookie) => /;\s*httponly/i.test(cookie) && isKept(cookie))
}

const nameOf = (cookie: string) => cookie.split('=')[0] ?? ''
const isRedirect = ({ status }: CheckedAnswer) => status >= 300 && status < 400

/** The page to which the answer of a launch redirects, with the cookies of the answer. */
function follow({ headers, cookies }: CheckedAnswer, address: string): Promise<CheckedAnswer> {
  const cookie = cookies
    .filter(isKept)
    .map((one) => one.split(';')[0])
    .join('; ')
  return ask(new URL(headers.location ?? '', address).href, { headers: { cookie } })
}

/**
 * The launch page of a vendor, by launches of the platform.
 * @param launch opens the game and returns the vendor's address, with a new player each time
 */
export function listLaunchChecks(launch: () => Promise<string>): Check[] {
  const section = 'Launch page'
  let address = ''
  let opened: CheckedAnswer | undefined
  const token = () => new URL(address).searchParams.get('token') ?? ''
  const open = () => {
    if (!opened) throw new Error('the game was not opened')
    return opened
  }
  const check = (name: string, run: () => Promise<void>): Check => ({ section, name, run })
  return [
    check('the platform launches the game with a token in the address', async () => {
      address = await launch()
      expectThat(token() !== '', `the address has no token: ${address}`)
    }),
    check('a prefetch opens no session and leaves the token valid', async () => {
      const early = await ask(address, { headers: { 'sec-purpose': 'prefetch' } })
      expectThat(listSessions(early).length === 0, `a prefetch was answered ${early.status} with a session`)
      opened = await ask(address)
      expectThat(
        listSessions(opened).length > 0,
        `afterwards the launch was answered ${opened.status} without a session`,
      )
    }),
    check('the launch redirects to an address without the token', async () => {
      const { status, headers } = open()
      expectThat(isRedirect(open()), `the status is ${status}, not a redirect such as 303`)
      expectThat(!(headers.location ?? '').includes(token()), 'the address of the redirect contains the token')
    }),
    check('its session is a cookie that scripts do not read, and that https alone carries', async () => {
      const isSecure = new URL(address).protocol === 'https:'
      const open1 = listSessions(open()).filter((cookie) => isSecure && !/;\s*secure/i.test(cookie))
      expectThat(open1.length === 0, `without Secure: ${open1.map(nameOf).join(', ')}`)
    }),
    check('no referrer leaves the launch', async () => {
      const policy = open().headers['referrer-policy']
      expectThat(policy === 'no-referrer', `Referrer-Policy is ${policy ?? 'missing'}, not no-referrer`)
    }),
    check('the page opens, and the token is not in it', async () => {
      const page = await follow(open(), address)
      expectThat(page.status === 200, `the page is answered ${page.status}`)
      expectThat(!page.text.includes(token()), 'the page contains the token')
    }),
    check('the same address opens no second session', async () => {
      const names = listSessions(open()).map(nameOf)
      const again = listSessions(await ask(address)).map(nameOf)
      const common = again.filter((name) => names.includes(name))
      expectThat(common.length === 0, `a used token was answered with ${common.join(', ')}`)
    }),
    check('an altered token opens no session', async () => {
      const other = new URL(await launch())
      other.searchParams.set('token', `${other.searchParams.get('token')?.slice(0, -1)}_`)
      const names = listSessions(open()).map(nameOf)
      const common = listSessions(await ask(other.href))
        .map(nameOf)
        .filter((name) => names.includes(name))
      expectThat(common.length === 0, `an altered token was answered with ${common.join(', ')}`)
    }),
    check('a back or cashier address in the link is ignored', async () => {
      const other = new URL(await launch())
      for (const name of ['backUrl', 'back', 'returnUrl', 'lobbyUrl', 'cashierUrl'])
        other.searchParams.set(name, `https://${FOREIGN_HOST}/`)
      const answer = await ask(other.href)
      const isNamedBy = ({ headers, text }: CheckedAnswer) =>
        `${headers.location ?? ''} ${text}`.toLowerCase().includes(FOREIGN_HOST)
      expectThat(!isNamedBy(answer), 'the answer of the launch contains it')
      if (isRedirect(answer)) expectThat(!isNamedBy(await follow(answer, other.href)), 'the page contains it')
    }),
  ]
}
