import type { BankTexts } from './bank.types.ts'
import { bank as cn } from './cn/bank.ts'
import { bank as en } from './en/bank.ts'
import { bank as ur } from './ur/bank.ts'

export type { BankMessageId } from './bank.types.ts'

/** The bank's texts by language; values stand in `{name}`, without plural or select forms. */
export const bankTexts = { EN: en, CN: cn, UR: ur } as const satisfies Record<string, BankTexts>

export type BankLanguage = keyof typeof bankTexts
