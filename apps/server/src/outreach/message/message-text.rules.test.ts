import { describe, expect, it } from 'vitest'
import { listDemoMerchants } from '../../../demo/seed/demo-merchants.ts'
import type { Merchant, MerchantSettings } from '../../merchant/index.ts'
import { writeMessageText } from './message-text.rules.ts'

const [demo] = listDemoMerchants(8080)
const withTexts = (messageTexts: MerchantSettings['messageTexts']): Merchant => {
  if (!demo) throw new Error('the demo merchant is missing')
  return { ...demo, settings: { ...demo.settings, messageTexts } }
}
const write = (messageTexts: MerchantSettings['messageTexts'], language: string) =>
  writeMessageText('login', { merchant: withTexts(messageTexts), language, values: { code: '123456' } })

describe('API-18 DEC-19 texts of messages by merchant and language', () => {
  const EN = '{merchant}: {code}'
  it.each([
    ['the platform’s text', undefined, 'EN', /^123456 is your Aurora login code/],
    ['the platform’s text in the language', undefined, 'UR', /^123456 آپ کا/],
    ['the platform’s text where only another text is replaced', { contact: { EN } }, 'EN', /^123456 is your/],
    ['the merchant’s own', { login: { EN } }, 'EN', /^Aurora: 123456$/],
    ['the merchant’s own in another language', { login: { TH: '{code} รหัส' } }, 'TH', /^123456 รหัส$/],
    ['the platform’s translation before the merchant’s English', { login: { EN } }, 'CN', /^123456 是您的/],
  ])('%s', (_what, texts, language, expected) => expect(write(texts, language)).toMatch(expected))
})
