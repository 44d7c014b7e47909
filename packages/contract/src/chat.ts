import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { address, shortText } from './fields.ts'

/** LANG-20, CONST-73: language of a chat whose visitor has chosen none. */
export const defaultChatLanguage = 'CN'

/** CS-12, RELAY-01: the parameters of a launch. */
export const chatLaunchQuery = z.object({
  /** `1`: a merchant’s visitor asks. */
  b2c: z.string().max(10).default('1'),
  title: shortText.optional(),
  /** Where the chat leads back to; off the merchant’s list it becomes the home page (DEC-13). */
  backUrl: address.optional(),
  language: z.string().max(8).default(defaultChatLanguage),
  headerColor: z
    .string()
    .regex(/^#?[\da-f]{6}$/i)
    .optional(),
  /** From `createChatAuthKey`: without it the chat of another service opens as for a guest (CS-14). */
  authKey: z.string().max(200).optional(),
})

export const launchChat = endpoint({
  method: 'GET',
  path: '/wps/relay/CBS_launchChat',
  access: 'anyone',
  answersAnyNetwork: true,
  summary: 'Opens the merchant’s chat for this visitor and gives its address: a page of ours, or another service’s',
  query: chatLaunchQuery,
  value: z.object({ chatUrl: z.string() }),
  errors: ['chat_unavailable'],
})

export const createChatAuthKey = endpoint({
  method: 'POST',
  path: '/wps/relay/WPSCORE_saveMemberInfoByAuthKey',
  access: 'member',
  answersAnyNetwork: true,
  summary: 'The key by which the next launch of the chat names this member to it (RELAY-26, OPEN-09)',
  body: z.object({}),
  value: z.string(),
})

export const chatUnreadCount = endpoint({
  method: 'GET',
  path: '/wps/relay/CBS_unreadCount',
  access: 'member',
  rejects: ['free', 'virtual'],
  answersAnyNetwork: true,
  summary: 'The member’s unread messages of the merchant’s chat (RELAY-02, CS-11)',
  value: z.object({ unReadCount: z.int().nonnegative() }),
  errors: ['chat_unavailable'],
})

export const customerServiceScript = endpoint({
  method: 'GET',
  path: '/wps/relay/WPSCORE_getCustomerServiceScript',
  access: 'anyone',
  summary: 'The merchant’s customer-service script, an address or the script itself (RELAY-09, OPEN-48)',
  publicMaxAgeSeconds: 30,
  value: z.object({
    /** Empty without one. */
    script: z.string(),
    /** Address of the document that runs it on a host of its own; absent where there is none to frame (DEC-22). */
    frame: z.url().max(2048).optional(),
  }),
})
