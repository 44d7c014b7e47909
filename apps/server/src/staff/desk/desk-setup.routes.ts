import {
  type EndpointValue,
  listDeskAgents,
  listDeskAnswers,
  parseAllowedLanguages,
  readDeskHours,
  readDeskReport,
  removeDeskAnswer,
  saveDeskAnswer,
  saveDeskHours,
  setDeskAgent,
} from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import {
  type Agent,
  announceStaff,
  assignByTurn,
  chooseAnswer,
  decideOpening,
  deleteAnswer,
  fillAnswer,
  findConversation,
  findHoursFault,
  listAgents,
  listAnswers,
  listShownNames,
  lockAnswer,
  readHours,
  readReport,
  replaceHours,
  saveAnswer,
  updateAgent,
} from '../../desk/index.ts'
import type { StaffIdentity } from '../../http/identity.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { findMemberById } from '../../member/index.ts'
import { type Merchant, nameMerchant } from '../../merchant/index.ts'
import { appendTrail } from '../trail/index.ts'
import { listDeskPeople, readDeskPerson } from './desk-person.service.ts'

/** Longest period of a report, in days. */
const MAX_REPORT_DAYS = 366
const DAY_MS = 86_400_000
const done = { done: true as const }

interface SetupDependencies {
  database: Database
}

/** Who answers, when the desk is open, canned answers and reports. */
export function registerStaffDeskSetupRoutes(registry: Registry, dependencies: SetupDependencies): void {
  registerAgents(registry, dependencies)
  registerHours(registry, dependencies)
  registerCannedAnswers(registry, dependencies)
  registerReport(registry, dependencies)
}

type AgentView = EndpointValue<typeof setDeskAgent>

function presentAgent({
  personId,
  name,
  shownName,
  isAvailable,
  isHere,
  capacity,
  openConversations,
}: Agent): AgentView {
  return { personId, name, shownName, isAvailable, isHere, capacity, openConversations }
}

function registerAgents(registry: Registry, dependencies: SetupDependencies): void {
  const { database } = dependencies

  async function readAgent(tx: Tx, merchant: string, personId: string): Promise<AgentView> {
    const [agent] = await listAgents(tx, merchant, [personId])
    if (!agent) throw new ServiceError('not_found')
    return presentAgent(agent)
  }

  registry.on(listDeskAgents, async ({ merchant: { code }, staff }) => {
    await readDeskPerson(dependencies, code, staff)
    const people = await listDeskPeople(dependencies, code)
    return database.transaction(
      async (tx) => {
        const known = await listAgents(
          tx,
          code,
          people.map(({ personId }) => personId),
        )
        const items = people.map(({ personId, name }) => {
          const agent = known.find((one) => one.personId === personId)
          const unknown = { shownName: name, isAvailable: false, isHere: false, capacity: 0, openConversations: 0 }
          return agent ? presentAgent(agent) : { personId, name, ...unknown }
        })
        return { me: await readAgent(tx, code, staff.personId), items }
      },
      { merchant: code },
    )
  })

  registry.on(setDeskAgent, async ({ merchant: { code }, staff, body }) => {
    await readDeskPerson(dependencies, code, staff)
    const { personId } = staff
    const isChange = Object.values(body).some((value) => value !== undefined)
    if (isChange)
      await database.transaction(
        async (tx) => {
          await updateAgent(tx, { merchant: code, personId }, body)
          announceStaff(tx, code)
        },
        { merchant: code },
      )
    return database.transaction(
      async (tx) => {
        await assignByTurn(tx, code)
        return readAgent(tx, code, personId)
      },
      { merchant: code },
    )
  })
}

function trailOf({ code }: Merchant, { personId, name }: StaffIdentity, subjectId: string) {
  return { merchant: code, actor: { id: personId, name }, subject: 'desk', subjectId, reason: '' } as const
}

function registerHours(registry: Registry, { database }: SetupDependencies): void {
  registry.on(readDeskHours, async ({ merchant: { code, settings } }) => {
    const hours = await database.transaction((tx) => readHours(tx, code), { merchant: code })
    const { isOpen, opensAt } = decideOpening(hours, settings.timeZone, new Date())
    return { ...hours, timeZone: settings.timeZone, isOpen, opensAt: opensAt?.toISOString() ?? null }
  })

  registry.on(saveDeskHours, async ({ merchant, staff, body }) => {
    if (findHoursFault(body) !== undefined) throw new ServiceError('invalid_input', [{ path: 'week', rule: 'field.invalid' }])
    const { code } = merchant
    await database.transaction(
      async (tx) => {
        const { version: _seen, ...before } = await readHours(tx, code)
        if (!(await replaceHours(tx, code, body))) throw new ServiceError('request_conflict')
        const { version: _version, ...after } = body
        await appendTrail(tx, { ...trailOf(merchant, staff, 'hours'), action: 'desk.hours', before, after })
      },
      { merchant: code },
    )
    return { version: body.version + 1 }
  })
}

function registerCannedAnswers(registry: Registry, { database }: SetupDependencies): void {
  registry.on(listDeskAnswers, async ({ merchant, staff, query }) =>
    database.transaction((tx) => describeAnswers(tx, merchant, staff, query.conversationId), {
      merchant: merchant.code,
    }),
  )

  registry.on(saveDeskAnswer, async ({ merchant, staff, body }) => {
    const { code, settings } = merchant
    const texts = Object.fromEntries(Object.entries(body.texts).filter(([, text]) => text !== ''))
    if (!Object.hasOwn(texts, settings.defaultLanguage)) throw new ServiceError('invalid_input', [{ path: 'texts', rule: 'field.invalid' }])
    return database.transaction(
      async (tx) => {
        const stored = await lockAnswer(tx, { merchant: code, id: body.id })
        const { id, shortcut, title } = body
        const content = { shortcut, title, texts }
        if (stored && isSameContent(stored, content)) return { version: stored.version }
        if ((stored?.version ?? 0) !== body.version) throw new ServiceError('request_conflict')
        const version = body.version + 1
        if (!(await saveAnswer(tx, { merchant: code, id, version, ...content })))
          throw new ServiceError('request_conflict')
        const before = stored ? { shortcut: stored.shortcut, title: stored.title, texts: stored.texts } : {}
        const row = { ...trailOf(merchant, staff, id), action: 'desk.answer_saved', before, after: content } as const
        await appendTrail(tx, row)
        return { version }
      },
      { merchant: code },
    )
  })

  registry.on(removeDeskAnswer, async ({ merchant, staff, body }) => {
    const { code } = merchant
    await database.transaction(
      async (tx) => {
        const stored = await lockAnswer(tx, { merchant: code, id: body.id })
        if (!stored) return
        if (stored.version !== body.version) throw new ServiceError('request_conflict')
        await deleteAnswer(tx, stored)
        const { shortcut, title, texts } = stored
        const before = { shortcut, title, texts }
        await appendTrail(tx, {
          ...trailOf(merchant, staff, body.id),
          action: 'desk.answer_removed',
          before,
          after: {},
        })
      },
      { merchant: code },
    )
    return done
  })
}

function isSameContent(stored: AnswerContent, content: AnswerContent): boolean {
  const order = ({ shortcut, title, texts }: AnswerContent) =>
    JSON.stringify([shortcut, title, Object.entries(texts).sort()])
  return order(stored) === order(content)
}

interface AnswerContent {
  shortcut: string
  title: string
  texts: Readonly<Record<string, string>>
}

async function describeAnswers(
  tx: Tx,
  merchant: Merchant,
  { personId, name: staffName }: StaffIdentity,
  conversationId: string | undefined,
) {
  const { code, settings } = merchant
  const { defaultLanguage } = settings
  const languages = parseAllowedLanguages(settings.template.languages)
  const rows = await listAnswers(tx, code)
  const others = languages.filter((language) => language !== defaultLanguage)
  const plain = { items: rows.map((row) => ({ ...row, filled: null, filledLanguage: null })) }
  const list = { languages: [defaultLanguage, ...others] }
  if (conversationId === undefined) return { ...plain, ...list }
  const row = await findConversation(tx, { merchant: code, id: conversationId, visitor: 'anybody' })
  if (!row) throw new ServiceError('not_found')
  const member = row.memberId === null ? undefined : await findMemberById(tx, code, row.memberId)
  const username = member?.username ?? ''
  const agent = (await listShownNames(tx, code, [personId])).get(personId)?.shownName ?? staffName
  const values = {
    name: member?.nickname || username,
    username,
    merchant: nameMerchant(merchant, row.language),
    agent,
  }
  const items = rows.map((answer) => {
    const { text, language } = chooseAnswer(answer.texts, row.language, defaultLanguage)
    return { ...answer, filled: fillAnswer(text, values), filledLanguage: language }
  })
  return { items, ...list }
}

function registerReport(registry: Registry, { database }: SetupDependencies): void {
  registry.on(readDeskReport, async ({ merchant: { code, settings }, query: { from, to } }) => {
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS
    if (!(days >= 0 && days <= MAX_REPORT_DAYS)) throw new ServiceError('invalid_input', [{ path: 'to', rule: 'field.invalid' }])
    return database.transaction(
      async (tx) => {
        const report = await readReport(tx, { merchant: code, timeZone: settings.timeZone, from, to })
        const names = await listShownNames(
          tx,
          code,
          report.people.map(({ personId }) => personId),
        )
        const people = report.people.map((row) => ({ ...row, name: names.get(row.personId)?.name ?? row.personId }))
        return { ...report, people }
      },
      { merchant: code },
    )
  })
}
