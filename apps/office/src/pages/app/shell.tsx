import { ActionIcon, Button, Group, NativeSelect, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { languageOptions, useTranslation } from '../lib/i18n.tsx'
import type { Me, MyMerchant } from '../lib/office.tsx'
import { listPages } from './pages.rules.ts'
import styles from './shell.module.css'

/** Mantine would hold up transitions by a style in the page, which the policy refuses. */
const withoutStyles = { keepTransitions: true }

/** Language and colours, on every page. */
export function Preferences() {
  const { t, code, setCode } = useTranslation()
  const { setColorScheme } = useMantineColorScheme(withoutStyles)
  const scheme = useComputedColorScheme('light')
  const other = scheme === 'dark' ? 'light' : 'dark'
  return (
    <Group gap="xs" wrap="nowrap">
      <NativeSelect
        aria-label={t('office.languages')}
        data={languageOptions}
        value={code}
        onChange={({ currentTarget: { value } }) => setCode(value)}
      />
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t(`office.theme.${other}`)}
        onClick={() => setColorScheme(other)}
      >
        {scheme === 'dark' ? '☀' : '☾'}
      </ActionIcon>
    </Group>
  )
}

/** Head and navigation around a page; the merchant stands in the address. */
export function Shell({
  me,
  merchant,
  onLogOut,
  children,
}: {
  me: Me
  merchant: MyMerchant | undefined
  onLogOut(): void
  children: ReactNode
}) {
  const { t } = useTranslation()
  const [location, navigate] = useLocation()
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {t('office.skip')}
      </a>
      <header className={styles.head}>
        <Group gap="md">
          <strong>{t('office.name')}</strong>
          {merchant ? (
            <NativeSelect
              aria-label={t('office.merchant')}
              data={me.merchants.map(({ code, name }) => ({ value: code, label: name }))}
              value={merchant.code}
              onChange={({ currentTarget: { value } }) => navigate(`/${value}/today`)}
            />
          ) : null}
        </Group>
        <Group gap="xs">
          <Preferences />
          {merchant ? (
            <Link className={styles.account} href={`/${merchant.code}/account`}>
              {me.name}
            </Link>
          ) : null}
          <Button variant="subtle" onClick={onLogOut}>
            {t('office.logout')}
          </Button>
        </Group>
      </header>
      {merchant ? (
        <nav className={styles.nav} aria-label={t('office.nav')}>
          {listPages(merchant.roles).map(({ id }) => {
            const href = `/${merchant.code}/${id}`
            const isHere = location === href || location.startsWith(`${href}/`)
            return (
              <Link key={id} href={href} className={styles.link} aria-current={isHere ? 'page' : undefined}>
                {t(`office.${id}.title`)}
              </Link>
            )
          })}
        </nav>
      ) : null}
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
