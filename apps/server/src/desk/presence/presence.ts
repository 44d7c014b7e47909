import { DESK_PRESENCE_MS, DESK_TYPING_MS } from '@foyer/contract'

/** Most conversations that are remembered; the oldest are forgotten. */
const MAX_REMEMBERED = 10_000

interface Person {
  name: string
  shownName: string
  seenAt: number
  typedAt: number
}

interface Present {
  visitorTypedAt: number
  /** By person. */
  people: Map<string, Person>
}

/** Who types, and who of staff has a conversation open: known to this process for some seconds, stored nowhere. */
export interface DeskPresence {
  visitorTypes(merchant: string, conversationId: string): void
  attend(merchant: string, conversationId: string, person: PresentPerson): void
  /** After a message nobody types it any more. @param personId of staff; undefined for the visitor */
  stopTyping(merchant: string, conversationId: string, personId?: string): void
  isVisitorTyping(merchant: string, conversationId: string): boolean
  listPeople(merchant: string, conversationId: string): PresentPerson[]
}

interface PresentPerson {
  id: string
  name: string
  /** Shown to visitors. */
  shownName: string
  isTyping: boolean
}

export function createDeskPresence(readNow: () => number = Date.now): DeskPresence {
  const known = new Map<string, Present>()
  const nameKey = (merchant: string, conversationId: string) => JSON.stringify([merchant, conversationId])
  const get = (merchant: string, conversationId: string) => known.get(nameKey(merchant, conversationId))

  function open(merchant: string, conversationId: string): Present {
    const key = nameKey(merchant, conversationId)
    const present = known.get(key) ?? { visitorTypedAt: Number.NEGATIVE_INFINITY, people: new Map() }
    // The newest last.
    known.delete(key)
    known.set(key, present)
    const [oldest] = known.keys()
    if (known.size > MAX_REMEMBERED && oldest !== undefined) known.delete(oldest)
    return present
  }

  return {
    visitorTypes(merchant, conversationId) {
      open(merchant, conversationId).visitorTypedAt = readNow()
    },
    attend(merchant, conversationId, { id, name, shownName, isTyping }) {
      const now = readNow()
      open(merchant, conversationId).people.set(id, {
        name,
        shownName,
        seenAt: now,
        typedAt: isTyping ? now : Number.NEGATIVE_INFINITY,
      })
    },
    stopTyping(merchant, conversationId, personId) {
      const present = get(merchant, conversationId)
      if (!present) return
      if (personId === undefined) present.visitorTypedAt = Number.NEGATIVE_INFINITY
      const person = personId === undefined ? undefined : present.people.get(personId)
      if (person) person.typedAt = Number.NEGATIVE_INFINITY
    },
    isVisitorTyping: (merchant, conversationId) =>
      readNow() - (get(merchant, conversationId)?.visitorTypedAt ?? Number.NEGATIVE_INFINITY) < DESK_TYPING_MS,
    listPeople(merchant, conversationId) {
      const now = readNow()
      return [...(get(merchant, conversationId)?.people ?? [])]
        .filter(([, { seenAt }]) => now - seenAt < DESK_PRESENCE_MS)

        .map(([id, { name, shownName, typedAt }]) => ({
          id,
          name,
          shownName,
          isTyping: now - typedAt < DESK_TYPING_MS,
        }))
    },
  }
}
