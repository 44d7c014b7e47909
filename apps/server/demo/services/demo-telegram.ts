import { createHash, createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { findPerson, listPersonLinks, readPageAddress, readTexts, sendChoices } from './demo-identity-page.ts'

/** Telegram's login page with made-up persons: its result, signed with the bot's token, returns in the fragment. */
export function registerDemoTelegram(app: FastifyInstance, { botToken }: { botToken: string }): void {
  app.get('/telegram/auth', (request, reply) => {
    const query = readTexts(request.query)
    const back = readPageAddress(query.return_to, '/m/login')
    const isKnown = query.bot_id === botToken.split(':')[0]
    if (!back || back.origin !== query.origin || !isKnown) return reply.code(400).send('Bot domain invalid')
    const nextOf = (person: string) => `/telegram/allow?${new URLSearchParams({ return_to: back.href, person })}`
    return sendChoices(reply, {
      title: 'Telegram (demo)',
      lead: 'This demo stands in for Telegram. Continue as:',
      links: [...listPersonLinks(nextOf), { href: back.href, label: 'Cancel' }],
    })
  })

  app.get('/telegram/allow', (request, reply) => {
    const { person = '', return_to } = readTexts(request.query)
    const back = readPageAddress(return_to, '/m/login')
    if (!back) return reply.code(400).send('Bot domain invalid')
    const { id, firstName: first_name, lastName: last_name } = findPerson(person)
    const fields = { id: Number(id), first_name, last_name, auth_date: Math.floor(Date.now() / 1_000) }
    const lines = Object.entries(fields).map(([name, value]) => `${name}=${value}`)
    const key = createHash('sha256').update(botToken).digest()
    const hash = createHmac('sha256', key).update(lines.toSorted().join('\n')).digest('hex')
    back.hash = `tgAuthResult=${Buffer.from(JSON.stringify({ ...fields, hash })).toString('base64url')}`
    return reply.header('referrer-policy', 'no-referrer').redirect(back.href, 302)
  })
}
