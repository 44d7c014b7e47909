import { createChatAuthKey, customerServiceScript, launchChat } from '@foyer/contract'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { fixtureSettings } from '../../../testing/fixture-site.ts'
import { answerRefusal, answerValue, openClient } from '../../../testing/fixture-wps.ts'
import type { WpsRequest } from '../../lib/wps/middleware.ts'
import { openChat, openLive, startChat } from './chat-launch.ts'

const origin = 'https://www.aurora.example'

function open(answers: Record<string, () => Response>, { isMember = false, language = '' } = {}) {
  const answer = ({ endpoint }: WpsRequest) => answers[endpoint.path]?.() ?? answerRefusal(404, 'not_found')
  const { wps, session, storage, sent, logIn } = openClient(answer)
  if (isMember) logIn('7')
  if (language) storage.write('language', language)
  const dependencies = {
    services: { wps, session, storage, origin },
    settings: fixtureSettings(),
    title: 'Chat',
    backUrl: `${origin}/m/home`,
    signal: new AbortController().signal,
  }
  const launched = () => {
    const request = sent.find(({ endpoint }) => endpoint.path === launchChat.path)
    return request && Object.fromEntries(new URL(request.url, origin).searchParams)
  }
  return { dependencies, launched, paths: () => sent.map(({ endpoint }) => endpoint.path) }
}

const answersChat = (chatUrl: string) => ({ [launchChat.path]: () => answerValue({ chatUrl }) })
const answersKey = { [createChatAuthKey.path]: () => answerValue('key-of-7') }

describe('FOOT-25 CS-12 RELAY-01 a launch', () => {
  it('LANG-20 CONST-73 CONF-08 says what the chat needs, in Chinese unless a language is chosen', async () => {
    const { dependencies, launched } = open(answersChat('/m/desk'))
    await openChat(dependencies)
    const { header_color: headerColor } = dependencies.settings.template
    expect(launched()).toEqual({ b2c: '1', title: 'Chat', backUrl: `${origin}/m/home`, language: 'CN', headerColor })
    const chosen = open(answersChat('/m/desk'), { language: 'VI' })
    await openChat(chosen.dependencies)
    expect(chosen.launched()?.language).toBe('VI')
  })

  it('RELAY-26 CONF-30 OPEN-09 of a member fetches the key first and sends it along', async () => {
    const { dependencies, launched, paths } = open({ ...answersChat('/m/desk'), ...answersKey }, { isMember: true })
    await openChat(dependencies)
    expect(paths()).toEqual([createChatAuthKey.path, launchChat.path])
    expect(launched()?.authKey).toBe('key-of-7')
  })

  it('CS-14 ERR-33 without its key opens all the same', async () => {
    const failing = { [createChatAuthKey.path]: () => answerRefusal(500, 'unknown_error') }
    const { dependencies, launched } = open({ ...answersChat('/m/desk'), ...failing }, { isMember: true })
    expect(await openChat(dependencies)).toEqual({ kind: 'page', path: '/m/desk' })
    expect(launched()).not.toHaveProperty('authKey')
  })

  it('of a guest asks for no key', async () => {
    const { dependencies, paths } = open({ ...answersChat('/m/desk'), ...answersKey })
    await openChat(dependencies)
    expect(paths()).toEqual([launchChat.path])
  })
})

describe('FOOT-26 DEC-13 where a launched chat is', () => {
  test.each([
    ['/m/desk', { kind: 'page', path: '/m/desk' }],
    [`${origin}/m/desk?from=footer`, { kind: 'page', path: '/m/desk?from=footer' }],
    [
      'https://chat.example/widget?website_token=1',
      { kind: 'site', url: 'https://chat.example/widget?website_token=1' },
    ],
  ])('%s', async (chatUrl, place) => {
    expect(await openChat(open(answersChat(chatUrl)).dependencies)).toEqual(place)
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'http://chat.example/', 'https://a:b@chat.example/', '', '//'])(
    'nowhere by %j',
    async (chatUrl) => {
      await expect(openChat(open(answersChat(chatUrl)).dependencies)).rejects.toMatchObject({
        code: 'chat_unavailable',
      })
    },
  )
})

describe('CONF-27 RELAY-09 OPEN-48 the live chat', () => {
  const frame = 'https://scripts.example/support/aurora'

  it('is the document of the merchant’s script, also for a guest', async () => {
    const script = { [customerServiceScript.path]: () => answerValue({ script: 'https://v.example/w.js', frame }) }
    const { dependencies, paths } = open(script)
    expect(await openLive(dependencies)).toEqual({ kind: 'frame', url: frame })
    expect(paths()).toEqual([customerServiceScript.path])
  })

  test.each([
    ['without a script', () => answerValue({ script: '' })],
    ['when the call fails', () => answerRefusal(404, 'not_found')],
  ])('is the chat %s', async (_, answer) => {
    const { dependencies } = open({ ...answersChat('/m/desk'), [customerServiceScript.path]: answer })
    expect(await openLive(dependencies)).toEqual({ kind: 'page', path: '/m/desk' })
  })
})

describe('FOOT-24 FOOT-27 what a launch does to the page', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const listen = () => ({ onPlace: vi.fn(), onFail: vi.fn() })

  it('FOOT-26 CONST-23 goes to the chat 500 ms after the answer', async () => {
    const handlers = listen()
    startChat(async () => ({ kind: 'page', path: '/m/desk' }), handlers)
    await vi.advanceTimersByTimeAsync(499)
    expect(handlers.onPlace).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(handlers.onPlace).toHaveBeenCalledExactlyOnceWith({ kind: 'page', path: '/m/desk' })
  })

  it('FOOT-27 says why it failed, and goes nowhere', async () => {
    const handlers = listen()
    const { dependencies } = open({ [launchChat.path]: () => answerRefusal(502, 'chat_unavailable') })
    startChat(() => openChat(dependencies), handlers)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(handlers.onFail).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'chat_unavailable' }))
    expect(handlers.onPlace).not.toHaveBeenCalled()
  })

  it('ends when it is closed, before and after the answer', async () => {
    const handlers = listen()
    for (const waitedMs of [0, 300]) {
      const end = startChat(async () => ({ kind: 'page', path: '/m/desk' }), handlers)
      await vi.advanceTimersByTimeAsync(waitedMs)
      end()
      await vi.advanceTimersByTimeAsync(10_000)
    }
    expect(handlers.onPlace).not.toHaveBeenCalled()
    expect(handlers.onFail).not.toHaveBeenCalled()
  })
})
