import { languageCodes } from '@foyer/contract'
import { type MessageTextId, messageTexts } from '@foyer/messages/message'
import { z } from 'zod'
import { countSmsSegments } from '../sms-text.rules.ts'

/** A text of the platform's sms and e-mails that a merchant may replace: `login`, `subject` … */
export type MessageTextName = MessageTextId extends `message.${infer Name}` ? Name : never

/** Kinds of notifications that a merchant may send by sms. */
export const smsNotificationKinds = [
  'account_added',
  'password_changed',
  'contact_changed',
  'passkey_added',
  'passkey_removed',
  'passkey_copied',
  'new_device',
  'second_factor_on',
  'second_factor_off',
  'login_failures',
] as const

/** T14: maximum segments of an sms with values of these lengths. */
const MAX_SEGMENTS = 4
const sampleValues: Readonly<Record<string, string>> = {
  code: '000000',
  merchant: 'x'.repeat(20),
  event: 'x'.repeat(30),
}
/** Of the same length as the last line, which binds a code to the site's host. */
const sampleLastLine = `\n\n@${'x'.repeat(30)} #{code}`

/** The text with its `{name}` values; unknown names become empty. */
export function fillMessageText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w*)\}/g, (_all, name: string) => values[name] ?? '')
}

/** A merchant's own text in each language: with the same values as the platform's text, and no dearer as an sms. */
export function createMessageTextSchema(name: MessageTextName) {
  const known = listValues(messageTexts.EN[`message.${name}`])
  const needed = known.filter((value) => value !== 'merchant')
  const isComplete = (text: string) => {
    const values = listValues(text)
    const rest = text.replace(/\{\w*\}/g, '')
    return (
      needed.every((value) => values.includes(value)) &&
      values.every((value) => known.includes(value)) &&
      !/[{}]/.test(rest)
    )
  }
  const lastLine = known.includes('code') ? sampleLastLine : ''
  const isShort = (text: string) => countSmsSegments(fillMessageText(text + lastLine, sampleValues)) <= MAX_SEGMENTS
  const parts = [
    needed.length > 0 ? `a text with ${braced(needed)}` : 'a text',
    `no other values in braces than ${braced(known)}`,
    `and at most ${MAX_SEGMENTS} segments as an sms`,
  ]
  const text = z.string().trim().min(1).refine(isComplete).refine(isShort).describe(parts.join(', '))
  return z.partialRecord(z.enum(languageCodes), text).optional()
}

function listValues(text: string): string[] {
  return [...text.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name)
}

function braced(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(' and ')
}
