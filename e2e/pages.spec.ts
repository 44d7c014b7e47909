import { waitForQuietPage } from '../scripts/quiet-page.ts'
import { expect, expectNoAxeFindings, takeScreenshot, test } from './journey.ts'
import { registerMember } from './member.ts'

/** Informational pages; each is complete in its content (ROUTE-08..10, 14, 22, 23, 34, 35). */
test.describe('the pages beside the way', () => {
  /** Names by language. */
  const names = { EN: { aurora: 'Aurora', lotus: 'Lotus' }, UR: { aurora: 'ارورا', lotus: 'لوٹس' } }
  const merchants = ['aurora', 'lotus'] as const

  test('BOOT-12, OPEN-23, PROMO-01 guests read who operates the site, what it offers and how to install, and are led to customer service', async ({
    page,
    site,
    t,
    language,
  }) => {
    await test.step('an offer opens by its address, and one that is gone says so', async () => {
      await page.goto(`${site('aurora')}/m/activity`)
      await expectNoAxeFindings(page)
      await page
        .getByRole('link', { name: t('promotion.activity.more') })
        .first()
        .click()
      await expect(page).toHaveURL(/\/m\/activity\?id=welcome$/)
      await takeScreenshot(page, 'activity')
      await page.goto(`${site('aurora')}/m/activity?id=gone`)
      await expect(page.getByText(t('promotion.activity.gone'), { exact: true })).toBeVisible()
      await expectNoAxeFindings(page)
    })

    for (const merchant of merchants)
      await test.step(`guests of ${merchant}`, async () => {
        const name = (language === 'UR' ? names.UR : names.EN)[merchant]
        const mails = merchant === 'aurora' ? 1 : 0
        await page.goto(`${site(merchant)}/m/helpCenter`)
        const about = page.getByRole('region', { name: t('help.about.title', { merchant: name }) })
        await expect(about.getByText(t('help.about.legalName'), { exact: true })).toBeVisible()
        await expect(about.getByText(t('help.about.email'), { exact: true })).toHaveCount(mails)
        await expect(about.locator('a[href^="mailto:"]')).toHaveCount(mails)
        await expectNoAxeFindings(page)
        await takeScreenshot(page, `help-${merchant}`)

        for (const path of ['/m/download', '/m/app', '/m/inviteFriends']) {
          await page.goto(site(merchant) + path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expectNoAxeFindings(page)
          await takeScreenshot(page, `${path.slice(3)}-${merchant}`)
        }

        await page.goto(`${site(merchant)}/m/login`)
        await page.getByRole('link', { name: t('session.login.forgot') }).click()
        await page.getByRole('link', { name: t('verification.recovery.help') }).click()
        const contacts = page.getByRole('dialog').getByRole('link')
        await expect(contacts.first()).toHaveAttribute('href', /^https:/)
        await expectNoAxeFindings(page)
        await takeScreenshot(page, `support-${merchant}`)
      })
  })

  test('OPEN-37, WALL-03 members find all of theirs in one place, and the way out', async ({ page, site, t }) => {
    for (const merchant of merchants)
      await test.step(`a member of ${merchant}`, async () => {
        await registerMember(page, site(merchant), t, '/m/member/home')
        await expect(page.getByText(t('member.type.member'), { exact: true })).toBeVisible()
        await expect(page.getByRole('main').getByRole('link', { name: t('title.wallet') })).toHaveCount(
          merchant === 'lotus' ? 0 : 1,
        )
        await expectNoAxeFindings(page)
        await takeScreenshot(page, `member-${merchant}`)
        for (const path of ['/m/rewardCenter', '/m/feedback']) {
          await page.goto(site(merchant) + path)
          await waitForQuietPage(page)
          await expectNoAxeFindings(page)
          await takeScreenshot(page, `${path.slice(3)}-${merchant}`)
        }
        await page.goto(`${site(merchant)}/m/member/home`)
        await page.getByRole('button', { name: t('logout.action') }).click()
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: t('member.logout') })
          .click()
        await expect(page).toHaveURL(/\/m\/home$/)
        await page.goto(`${site(merchant)}/m/member/home`)
        await expect(page).toHaveURL(/\/m\/login\?go=/)
      })
  })
})
