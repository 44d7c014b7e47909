import { randomUUID } from 'node:crypto'
import { type ChangeTopic, changeTopics, memberTopics } from '@foyer/contract'
import type { Announcement, Database } from '@foyer/database'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'

const CHANNEL = 'foyer:changes'
/** The merchant's desk, for its staff alone: no topic of `/wps/changes`. */
export const STAFF_DESK = 'staff desk'

export interface ChangeReader {
  merchant: string
  /** Of the session, or the name of a guest; absent for a visitor, who gets no topic of a member. */
  memberId: string | undefined
  topics: readonly ChangeTopic[]
}

export interface ChangeFeed {
  /** Calls `onChange` for each change of the topics, made in any process. @returns the end of the subscription */
  subscribe(reader: ChangeReader, onChange: (topic: ChangeTopic) => void): () => void
  /** Calls `onChange` for each change of the merchant's desk. @returns the end of the subscription */
  subscribeStaff(merchant: string, onChange: () => void): () => void
  /** Whether this process has a reader of the topic's announcements. */
  hasReader(announcement: Announcement): boolean
}

interface ChangeFeedDependencies {
  database: Pick<Database, 'onAnnounced'>
  /** Carries the changes of other processes; absent with a single one. */
  shared: Redis | undefined
  logger: Pick<FastifyBaseLogger, 'warn'>
}

/** Changes of this process's commits, and through the shared store those of the others. */
export function createChangeFeed(
  app: FastifyInstance,
  { database, shared, logger }: ChangeFeedDependencies,
): ChangeFeed {
  const readers = new Map<string, Set<() => void>>()
  const processId = randomUUID()

  function deliver(announcements: readonly Announcement[]): void {
    const keys = new Set(announcements.map(nameKey))
    for (const key of keys) for (const notify of readers.get(key) ?? []) notify()
  }

  function publish(announcements: readonly Announcement[]): void {
    deliver(announcements)
    // Readers in other processes poll as well: a lost message costs them a few seconds.
    shared?.publish(CHANNEL, JSON.stringify({ processId, announcements })).catch(() => undefined)
  }

  app.addHook('onClose', async () => stop())
  const stop = database.onAnnounced(publish)
  if (shared) listenToOthers(app, shared, { processId, deliver, logger })

  function add(keys: readonly (readonly [key: string, notify: () => void])[]): () => void {
    for (const [key, notify] of keys) {
      const known = readers.get(key)
      if (known) known.add(notify)
      else readers.set(key, new Set([notify]))
    }
    return () => {
      for (const [key, notify] of keys) {
        readers.get(key)?.delete(notify)
        if (readers.get(key)?.size === 0) readers.delete(key)
      }
    }
  }

  return {
    subscribe({ merchant, memberId, topics }, onChange) {
      const keys = topics.map((topic) => {
        const key = nameKey({ merchant, topic, ...(memberTopics.has(topic) && memberId ? { memberId } : {}) })
        return [key, () => onChange(topic)] as const
      })
      return add(keys)
    },
    subscribeStaff: (merchant, onChange) => add([[nameKey({ merchant, topic: STAFF_DESK }), () => onChange()]]),
    hasReader: (announcement) => readers.has(nameKey(announcement)),
  }
}

function nameKey({ merchant, memberId, topic }: Announcement): string {
  return JSON.stringify([merchant, topic, memberId ?? null])
}

interface Others {
  processId: string
  deliver: (announcements: readonly Announcement[]) => void
  logger: Pick<FastifyBaseLogger, 'warn'>
}

function listenToOthers(app: FastifyInstance, shared: Redis, { processId, deliver, logger }: Others): void {
  // A subscribed connection takes no other commands. The client's own renewal of a subscription is off: where it fails,
  // nobody handles its rejection, which ends the process.
  const subscriber = shared.duplicate({ autoResubscribe: false, autoResendUnfulfilledCommands: false })
  const warn = (error: Error) => logger.warn({ error: error.message }, 'shared store does not deliver changes')
  subscriber.on('error', warn)
  // A late answer counts too.
  subscriber.on('ready', () => void subscriber.subscribe(CHANNEL).catch(warn))
  subscriber.on('message', (_channel, text) => {
    const message = readMessage(text)
    if (message && message.processId !== processId) deliver(message.announcements)
  })
  app.addHook('onClose', async () => subscriber.disconnect())
}

/** Undefined for a message of another version. */
function readMessage(text: string): { processId: string; announcements: Announcement[] } | undefined {
  try {
    const { processId, announcements } = JSON.parse(text)
    if (typeof processId !== 'string' || !Array.isArray(announcements)) return undefined
    return {
      processId,
      announcements: announcements.filter(({ topic }) => topic === STAFF_DESK || changeTopics.includes(topic)),
    }
  } catch {
    return undefined
  }
}
