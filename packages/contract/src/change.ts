import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Subjects of changes: the member's money, messages, requests and conversations, and the merchant's latest wins. */
export const changeTopics = ['wallet', 'inbox', 'deposit', 'withdrawal', 'desk', 'wins'] as const
export type ChangeTopic = (typeof changeTopics)[number]

/** Topics of one member: need a session; `desk` takes a guest's cookie of the desk as well. */
export const memberTopics: ReadonlySet<ChangeTopic> = new Set(['wallet', 'inbox', 'deposit', 'withdrawal', 'desk'])

/** Topics separated by commas. */
const topicList = z
  .string()
  .max(100)
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(changeTopics)).min(1).max(changeTopics.length))

/**
 * What has changed, as it happens. An event names a topic and carries no data: the reader loads the subject's own call
 * again, so that there is one description, one access rule and one order of each value.
 */
export const changes = endpoint({
  method: 'GET',
  path: '/wps/changes',
  access: 'anyone',
  answersBlockedSite: true,
  summary: 'Server-sent events: which of the topics have changed; ends after some minutes, then the reader returns',
  form: 'events',
  query: z.object({ topics: topicList }),
  value: z.object({ topics: z.array(z.enum(changeTopics)) }),
  errors: ['customer.not.login', 'service_unavailable'],
})
