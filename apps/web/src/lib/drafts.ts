import { useServices } from './services.tsx'
import type { TypedStorage } from './storage.ts'

/** Forms whose content survives the end of a session and other pages. */
export type DraftForm = 'deposit' | 'withdrawal' | 'payoutAccount' | 'registration' | 'feedback' | 'agent'

type Values = Record<string, string>

/** Fields that never reach storage: kept in the page's memory only. Passwords are not kept at all. */
const memoryOnly: ReadonlySet<string> = new Set(['accountNumber'])
/** Maximum length of one stored field. */
const fieldMaxLength = 500

export interface Drafts {
  /** Typed and unsent input of the form; undefined without any. */
  read(form: DraftForm): Values | undefined
  keep(form: DraftForm, values: Values): void
  /** The form was sent or cancelled. */
  forget(form: DraftForm): void
}

const opened = new WeakMap<TypedStorage, Drafts>()

/**
 * Typed and unsent input of one page and its storage. Storage clears it with its member, and memory is valid only
 * together with storage.
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
