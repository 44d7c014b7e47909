import { describe, expect, it } from 'vitest'
import { buildProfile, type ProfileFacts } from './webclip-profile.rules.ts'

const facts: ProfileFacts = {
  name: 'A & <B>',
  description: 'Adds it',
  merchant: 'aurora',
  host: 'www.aurora.example',
  url: 'https://www.aurora.example/m/home',
  icon: Buffer.from('PNG'),
}
const uuids = (profile: string) => profile.match(/[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/g)

describe('BAR-25 the profile of an iPhone’s home screen', () => {
  it('has one web clip in full screen that can be removed', () => {
    const profile = buildProfile(facts)
    expect(profile.match(/com\.apple\.webClip\.managed/g)).toHaveLength(1)
    expect(profile).toContain('<key>URL</key><string>https://www.aurora.example/m/home</string>')
    expect(profile).toContain('<key>FullScreen</key><true/><key>IsRemovable</key><true/>')
    expect(profile).toContain('<key>Icon</key><data>UE5H</data>')
    expect(buildProfile({ ...facts, icon: undefined })).not.toContain('<key>Icon</key>')
  })

  it('carries a merchant’s text as text', () => {
    expect(buildProfile(facts)).toContain('<key>Label</key><string>A &amp; &lt;B&gt;</string>')
  })

  it('replaces itself, and no other merchant’s', () => {
    const [own, again] = [uuids(buildProfile(facts)), uuids(buildProfile({ ...facts, name: 'Aurora 2' }))]
    expect(own).toHaveLength(2)
    expect(again).toEqual(own)
    const other = uuids(buildProfile({ ...facts, merchant: 'lotus' }))
    expect(new Set([...(own ?? []), ...(other ?? [])]).size).toBe(4)
  })
})
