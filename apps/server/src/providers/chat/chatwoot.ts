import { createHmac } from 'node:crypto'
import { readJson } from '@foyer/contract/json'
import { z } from 'zod'
import type { HttpClient } from '../../http/http-client.ts'
import type { ChatLaunch, ChatProvider } from './chat.ts'

export interface ChatwootSettings {
  /** Address of the installation, without a trailing slash. */
  url: string
  /** Public token of the website inbox. */
  websiteToken: string
  /** Secret of its identity validation. */
  hmacToken: string
}

interface ChatwootConnection extends ChatwootSettings {
  /** Restricted to `url`. */
  httpClient: HttpClient
}

/** Kind of a message that an agent has written. */
const OUTGOING = 1

const config = z.object({ website_channel_config: z.object({ auth_token: z.string().min(1).max(2_000) }) })
/** A contact of another identifier gets a token of its own. */
const contact = z.object({ widget_auth_token: z.string().min(1).max(2_000).nullish() })
const messages = z.object({
  payload: z.array(z.object({ message_type: z.number(), created_at: z.number() })),
  meta: z.object({ contact_last_seen_at: z.number().nullish() }),
})

/**
 * Chatwoot by the interface of its website widget: a contact's token opens the widget's page, and reads the messages of
 * their conversation. `identifier_hash`, an HMAC of the member's id, proves to Chatwoot who the contact is; without it
 * anybody could name another member. A member is known to it by merchant and id.
 */
export function createChatwoot({ url, websiteToken, hmacToken, httpClient }: ChatwootConnection): ChatProvider {
  async function ask(method: 'GET' | 'POST' | 'PATCH', path: string, token?: string, body?: object) {
    const answer = await httpClient.call({
      method,
      url: `${url}/api/v1/widget/${path}?${new URLSearchParams({ website_token: websiteToken })}`,
      headers: {
        ...(token === undefined ? {} : { 'x-auth-token': token }),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (answer.outcome !== 'answered') return { status: 0, value: undefined }
    return { status: answer.status, value: answer.status === 200 ? readJson(answer.body) : undefined }
  }

  async function createContact(): Promise<string | undefined> {
    const { value } = await ask('POST', 'config', undefined, {})
    return config.safeParse(value).data?.website_channel_config.auth_token
  }

  /** The contact's token once Chatwoot knows who it is; undefined when it does not answer, or refuses the token. */
  async function nameContact(
    token: string,
    { merchant, member, languageTag, backUrl }: ChatLaunch & { member: NonNullable<ChatLaunch['member']> },
  ): Promise<{ status: number; token: string | undefined }> {
    const identifier = `${merchant}:${member.id}`
    const { status, value } = await ask('PATCH', 'contact/set_user', token, {
      identifier,
      identifier_hash: createHmac('sha256', hmacToken).update(identifier).digest('hex'),
      name: member.username,
      custom_attributes: { language: languageTag, page: backUrl },
    })
    const parsed = contact.safeParse(value)
    return { status, token: parsed.success ? (parsed.data.widget_auth_token ?? token) : undefined }
  }

  async function openMember(launch: ChatLaunch & { member: NonNullable<ChatLaunch['member']> }) {
    const { key } = launch.member
    if (key !== undefined) {
      const known = await nameContact(key, launch)
      if (known.token !== undefined || !isRefused(known.status)) return known.token
    }
    const token = await createContact()
    return token === undefined ? undefined : (await nameContact(token, launch)).token
  }

  return {
    async launch(launch) {
      const { member, languageTag } = launch
      const query = new URLSearchParams({ website_token: websiteToken, locale: languageTag.replace('-', '_') })
      if (!member) return { outcome: 'opened', chatUrl: `${url}/widget?${query}` }
      const key = await openMember({ ...launch, member })
      if (key === undefined) return { outcome: 'unavailable' }
      query.set('cw_conversation', key)
      return { outcome: 'opened', chatUrl: `${url}/widget?${query}`, key }
    },
    async countUnread(_merchant, { key }) {
      if (key === undefined) return { outcome: 'counted', count: 0 }
      const { status, value } = await ask('GET', 'messages', key)
      // The contact is gone: nothing can be unread before the next launch.
      if (isRefused(status)) return { outcome: 'counted', count: 0 }
      const parsed = messages.safeParse(value)
      if (!parsed.success) return { outcome: 'unavailable' }
      const { payload, meta } = parsed.data
      const seenAt = meta.contact_last_seen_at ?? 0
      const unread = payload.filter((message) => message.message_type === OUTGOING && message.created_at > seenAt)
      return { outcome: 'counted', count: unread.length }
    },
  }
}

/** The token is not one of this inbox any more. */
function isRefused(status: number): boolean {
  return status === 401 || status === 404
}
