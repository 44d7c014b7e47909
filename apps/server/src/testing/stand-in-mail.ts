import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server on loopback that keeps what it accepts. */
export interface StandInMail {
  url: string
  mails: { from: string; to: string[]; text: string }[]
  /** SMTP status of the next messages; 250 accepts. */
  status: number
  /** SMTP status of the next logins; 235 accepts. */
  loginStatus: number
  close(): Promise<void>
}

export async function startStandInMail(): Promise<StandInMail> {
  const server = new SMTPServer({
    authMethods: ['PLAIN', 'LOGIN'],
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, callback) =>
      username === 'foyer' && password === 'mail-secret' && mail.loginStatus === 235
        ? callback(null, { user: username })
        : callback(Object.assign(new Error('login refused'), { responseCode: mail.loginStatus })),
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (mail.status !== 250) return callback(Object.assign(new Error('refused'), { responseCode: mail.status }))
        const { mailFrom, rcptTo } = session.envelope
        mail.mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString('utf8'),
        })
        callback()
      })
    },
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo // it listens on TCP
  const mail: StandInMail = {
    url: `smtp://foyer:mail-secret@127.0.0.1:${port}`,
    mails: [],
    status: 250,
    loginStatus: 235,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
  return mail
}
