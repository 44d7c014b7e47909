import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ProviderSettings } from '../providers/payments/payments.ts'

const ACCOUNT = 'M100200'
const SECRET = 'form-gateway-secret-of-this-test-run'
const CASHIER_SECONDS = 900

type Form = Record<string, string>

/** A trade or a transfer: its requested fields and its outcome. */
export interface GatewayOrder {
  asked: Form
  tradeNo: string
  state: string
  failCode?: string
}

/** A payment provider on loopback that signs sorted fields, uses forms and redirects the payer back with parameters. */
export interface StandInFormGateway {
  settings: ProviderSettings
  /** `lost` loses the call before its execution, `answerLost` after it; `unsigned` answers without a signature. */
  behaviour: 'normal' | 'lost' | 'answerLost' | 'unsigned'
  /** By reference. */
  trades: Map<string, GatewayOrder>
  transfers: Map<string, GatewayOrder>
  /** Paths of the calls with a valid signature. */
  calls: string[]
  /** The form of a callback about an order, with a fresh signature; changes are signed too. */
  writeCallback(order: GatewayOrder, changes?: Form, secret?: string): string
  close(): Promise<void>
}

export async function startStandInFormGateway(): Promise<StandInFormGateway> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer) // a request without an encoding yields buffers
    if (request.method === 'GET') {
      const back = pay(request.url ?? '')
      response.writeHead(back ? 302 : 404, back ? { location: back } : {}).end()
      return
    }
    const fields = answer(request, Buffer.concat(chunks).toString('utf8'))
    if (fields) reply(response, fields)
    else request.socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a TCP server's address
  const gateway: StandInFormGateway = {
    settings: { url, account: ACCOUNT, secret: SECRET },
    behaviour: 'normal',
    trades: new Map(),
    transfers: new Map(),
    calls: [],
    writeCallback(order, changes = {}, secret = SECRET) {
      const isTrade = gateway.trades.get(order.asked.out_trade_no ?? '') === order
      const { merchant = '', notify_id = randomUUID(), ...others } = changes
      const form = {
        ...describe(order, isTrade),
        mch_id: ACCOUNT,
        attach: merchant || (order.asked.attach ?? ''),
        notify_id,
        notify_type: isTrade ? 'trade' : 'transfer',
        ...makeOnce(),
        ...others,
      }
      return new URLSearchParams(sign(form, secret)).toString()
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  /** The cashier's page: the member pays at once and is redirected with the state among the parameters. */
  function pay(path: string): string | undefined {
    const order = [...gateway.trades.values()].find(({ tradeNo }) => path === `/cashier/${tradeNo}`)
    if (!order) return undefined
    order.state = 'SUCCESS'
    const back = new URL(order.asked.return_url ?? '')
    for (const [name, value] of Object.entries(sign(describe(order, true), SECRET))) back.searchParams.set(name, value)
    return back.href
  }

  /** The fields of the response; undefined without one. */
  function answer({ headers, url: path = '' }: IncomingMessage, body: string): Form | undefined {
    const { sign: given, ...fields } = Object.fromEntries(new URLSearchParams(body))
    const isForm = headers['content-type'] === 'application/x-www-form-urlencoded'
    if (!isForm || fields.mch_id !== ACCOUNT || sign(fields, SECRET).sign !== given) return { ret_code: 'SIGN_ERROR' }
    gateway.calls.push(path)
    const isTrade = !path.startsWith('/gateway/transfer')
    const orders = isTrade ? gateway.trades : gateway.transfers
    const reference = fields.out_trade_no ?? ''
    const known = orders.get(reference)
    if (path.endsWith('/query'))
      return known ? { ret_code: 'SUCCESS', ...describe(known, isTrade) } : { ret_code: 'ORDER_NOT_EXIST' }
    if (gateway.behaviour === 'lost') return undefined
    const order = known ?? { asked: fields, tradeNo: `T${randomUUID()}`, state: isTrade ? 'NOTPAY' : 'PROCESSING' }
    if (order.asked.total_fee !== fields.total_fee) return { ret_code: 'OUT_TRADE_NO_USED' }
    orders.set(reference, order)
    if (gateway.behaviour === 'answerLost') return undefined
    const cashier = {
      pay_url: `${url}/cashier/${order.tradeNo}`,
      time_expire: String(nowSeconds() + CASHIER_SECONDS),
    }
    return { ret_code: 'SUCCESS', ...describe(order, isTrade), ...(isTrade ? cashier : {}) }
  }

  function reply(response: ServerResponse, fields: Form): void {
    const signed = gateway.behaviour === 'unsigned' ? fields : sign({ ...fields, ...makeOnce() }, SECRET)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(signed))
  }

  return gateway
}

function describe({ asked, tradeNo, state, failCode }: GatewayOrder, isTrade: boolean): Form {
  const { out_trade_no = '', total_fee = '', fee_type = '' } = asked
  return {
    out_trade_no,
    total_fee,
    fee_type,
    trade_no: tradeNo,
    ...(isTrade ? { trade_state: state } : { transfer_state: state }),
    ...(failCode === undefined ? {} : { fail_code: failCode }),
  }
}

const nowSeconds = () => Math.floor(Date.now() / 1_000)
const makeOnce = () => ({ nonce_str: randomBytes(16).toString('hex'), timestamp: String(nowSeconds()) })

/** As in the gateway's manual: fields sorted by name, empty ones left out, HMAC-SHA512 in capitals. */
function sign(fields: Form, secret: string): Form {
  const names = Object.keys(fields).sort()
  const text = names.flatMap((name) => (fields[name] ? [`${name}=${fields[name]}`] : [])).join('&')
  return { ...fields, sign: createHmac('sha512', secret).update(text).digest('hex').toUpperCase() }
}
