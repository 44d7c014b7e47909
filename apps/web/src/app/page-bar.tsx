import { useText } from '../lib/i18n.ts'
import { cameFromInside, Link } from '../lib/navigation.tsx'
import { BackArrow, TopBar, topBarStyles } from '../ui/top-bar.tsx'
import { LanguagePicker } from './language/language-picker.tsx'

/** The bar of an inner page. Back returns to the previous page, or home for a directly opened page. */
export function PageBar({ title }: { title: string }) {
  const t = useText()
  return (
    <TopBar
      title={title}
      back={
        <Link
          href="/m/home"
          className={topBarStyles.back}
          aria-label={t('back')}
          onClick={(event) => {
            if (!cameFromInside()) return
            event.preventDefault()
            history.back()
          }}
        >
          <BackArrow />
        </Link>
      }
    >
      <LanguagePicker />
    </TopBar>
  )
}
