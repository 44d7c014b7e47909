import { expect, it } from 'vitest'
import { listAssignments, parseImageUse } from './image-use.rules.ts'

it.each([
  ['logo', { kind: 'logo', name: '' }],
  ['banner:five', { kind: 'banner', name: 'five' }],
  ['screenshot:8', { kind: 'screenshot', name: '8' }],
  ['screenshot:9', undefined],
  ['screenshot', undefined],
  ['banner', undefined],
  ['banner:', undefined],
  ['banner:a:b', undefined],
  ['logo:', undefined],
  ['logo:a', undefined],
  ['icon', undefined],
])('TMPL-07 the place %s of a picture is %j', (text, use) => {
  expect(parseImageUse(text)).toEqual(use)
})

it.each([
  ['logo', '', ['template.h5_logo=/m/pictures/F/logo-2x.webp', 'appIcon=/m/pictures/F/icon-{size}.png']],
  ['background', '', ['template.app_background=/m/pictures/F/background-2x.webp']],
  ['splash', '', ['template.splash_image=/m/pictures/F/splash-2x.webp']],
  ['banner', 'five', []],
] as const)('TMPL-07 ENT-17 %s %s is entered in the settings as %j', (kind, name, assignments) => {
  expect(listAssignments({ kind, name }, 'F', {})).toEqual(assignments)
})

it.each([
  ['1', ['F', 'b']],
  ['2', ['a', 'F']],
  ['3', ['a', 'b', 'F']],
  ['8', ['a', 'b', 'F']],
])('PWA-01 a screenshot at place %s makes the list %j', (place, expected) => {
  const appScreenshots = ['a', 'b'].map((src) => ({ src, sizes: '390x844' }))
  const [assignment = ''] = listAssignments({ kind: 'screenshot', name: place }, 'F', { appScreenshots })
  const list: { src: string }[] = JSON.parse(assignment.replace('appScreenshots=', ''))
  expect(list.map(({ src }) => src.replace('/m/pictures/F/screenshot-2x.webp', 'F'))).toEqual(expected)
})
