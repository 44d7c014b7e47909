import type { Database } from '@foyer/database'
import {
  answerConversation,
  createDeskPresence,
  createSharedReader,
  listAnswers,
  openConversation,
  saveAnswer,
  touchAgent,
} from '../../src/desk/index.ts'
import { findMemberByUsername } from '../../src/member/index.ts'
import { createMerchantDirectory, type Merchant } from '../../src/merchant/index.ts'

const cannedAnswers = [
  {
    id: 'demo-welcome',
    shortcut: 'hi',
    title: 'Greeting',
    texts: {
      EN: 'Hi {name}, this is {agent} of {merchant}. How can I help?',
      CN: '{name}您好，我是{merchant}的客服{agent}，请问有什么可以帮您？',
      UR: '{name}، السلام علیکم! میں {merchant} سے {agent} ہوں۔ میں آپ کی کیا مدد کر سکتا ہوں؟',
    },
  },
  {
    id: 'demo-checking',
    shortcut: 'check',
    title: 'We check a payment',
    texts: {
      EN: 'Thank you, {name}. I am checking this payment and will write here as soon as I know more.',
      CN: '谢谢您，{name}。我正在核实这笔款项，有结果会马上在这里告知您。',
      UR: 'شکریہ {name}۔ میں یہ ادائیگی دیکھ رہا ہوں، جیسے ہی معلوم ہوا یہیں بتاؤں گا۔',
    },
  },
]

/** Members' questions; the second one waits for an answer. */
const questions = [
  {
    clientId: '6f1b4b52-90b7-4d2f-9a44-0d6f5ad50001',
    text: 'Hello! How long does a withdrawal to GCash take?',
    answer: {
      clientId: '6f1b4b52-90b7-4d2f-9a44-0d6f5ad50002',
      text: 'Most arrive within ten minutes. You see the state of yours under Wallet, History.',
    },
  },
  {
    clientId: '6f1b4b52-90b7-4d2f-9a44-0d6f5ad50003',
    text: 'Can I change the phone number of my account?',
    answer: undefined,
  },
]

/** What the demo's desk has before anybody writes: canned answers and two conversations of a member. */
export async function seedDemoDesk(
  database: Database,
  merchants: readonly string[],
  person: { personId: string; name: string },
): Promise<void> {
  const directory = createMerchantDirectory(database)
  for (const code of merchants) {
    const merchant = await directory.findByCode(code)
    if (merchant) await seedMerchant(database, merchant, person)
  }
}

async function seedMerchant(
  database: Database,
  merchant: Merchant,
  person: { personId: string; name: string },
): Promise<void> {
  const scope = { merchant: merchant.code }
  const member = await database.transaction(async (tx) => {
    if ((await listAnswers(tx, merchant.code)).length > 0) return undefined
    for (const { texts, ...answer } of cannedAnswers) {
      const all = { [merchant.settings.defaultLanguage]: texts.EN, ...texts }
      await saveAnswer(tx, { merchant: merchant.code, version: 1, texts: all, ...answer })
    }
    return findMemberByUsername(tx, merchant.code, 'demo')
  }, scope)
  if (!member) return
  const presence = createDeskPresence()
  const dependencies = { database, presence, readShared: createSharedReader([]) }
  const visitor = { kind: 'member', memberId: member.id, username: member.username } as const
  for (const { answer, ...question } of questions) {
    const asked = { ...question, imageIds: [], language: 'EN' as const }
    const { conversation } = await openConversation(dependencies, merchant, visitor, asked)
    if (!answer) continue
    await database.transaction(async (tx) => {
      const { shownName } = await touchAgent(tx, merchant.code, person)
      const content = { ...answer, conversationId: conversation.id, imageIds: [], seenNumber: 1, anyway: false }
      const services = { presence, notifyAway: async () => undefined }
      await answerConversation(services, tx, merchant, { ...person, shownName }, content)
    }, scope)
  }
}
