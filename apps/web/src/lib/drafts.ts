import { useServices } from './services.tsx'
import type { TypedStorage } from './storage.ts'

/** The forms whose content outlives them: a session that ends in the middle, a look at another page. */
export type DraftForm = 'deposit' | 'withdrawal' | 'payoutAccount' | 'registration'

type Values = Record<string, string>

/** Fields that never reach storage: they stay in the page's memory. No password is kept at all. */
const memoryOnly: ReadonlySet<string> = new Set(['accountNumber'])
/** Longest text of one field that is kept. */
const fieldMaxLength = 200

export interface Drafts {
  /** What was typed into the form and not sent; undefined when there is nothing. */
  read(form: DraftForm): Values | undefined
  keep(form: DraftForm, values: Values): void
  /** The form was sent, or given up. */
  forget(form: DraftForm): void
}

const opened = new WeakMap<TypedStorage, Drafts>()

/**
 * What was typed and not sent, of one page and its storage. Storage forgets it with the member whose it is, and memory
 * is believed only beside storage.
 */
export function openDrafts(storage: TypedStorage): Drafts {
  const drafts = opened.get(storage) ?? createDrafts(storage)
  opened.set(storage, drafts)
  return drafts
}

function createDrafts(storage: TypedStorage): Drafts {
  const memory = new Map<DraftForm, Values>()
  const readAll = () => storage.read('drafts') ?? {}
  return {
    read(form) {
      const stored = readAll()[form]
      if (stored === undefined) memory.delete(form)
      return stored && { ...stored, ...memory.get(form) }
    },
    keep(form, values) {
      const fields = Object.entries(values).map(([name, text]) => [name, text.slice(0, fieldMaxLength)] as const)
      memory.set(form, Object.fromEntries(fields.filter(([name]) => memoryOnly.has(name))))
      storage.write('drafts', {
        ...readAll(),
        [form]: Object.fromEntries(fields.filter(([name]) => !memoryOnly.has(name))),
      })
    },
    forget(form) {
      memory.delete(form)
      const { [form]: known, ...rest } = readAll()
      if (known !== undefined) storage.write('drafts', rest)
    },
  }
}

/** The same for a screen. */
export function useDrafts(): Drafts {
  const { storage } = useServices()
  return openDrafts(storage)
}
