import {
  Bell,
  ChevronRight,
  CircleUserRound,
  Dice5,
  Globe,
  Headset,
  House,
  type LucideIcon,
  PiggyBank,
  Sparkles,
  Trophy,
} from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import type { ReferenceContent } from './reference-content.ts'

/** Its two pages; both have the same bars. */
const referencePaths = { home: '/m/home', offers: '/m/activity' } as const

/** As many pictures of games as the home page loads before the others. */
const EAGER_TILES = 3

interface GamesProps {
  title: string
  games: ReferenceContent['games']
  eagerCount?: number
}

const items: { path: string; word: string; icon: LucideIcon }[] = [
  { path: referencePaths.home, word: 'Home', icon: House },
  { path: '/m/deposit', word: 'Deposit', icon: PiggyBank },
  { path: '/m/member', word: 'Me', icon: CircleUserRound },
  { path: referencePaths.offers, word: 'Offers', icon: Sparkles },
  { path: '/m/service', word: 'Service', icon: Headset },
]

/** A page by React's own guide: one tree, rendered by the server, hydrated as a whole, a path in its state. */
export function ReferencePage({ content, firstPath }: { content: ReferenceContent; firstPath: string }) {
  const [path, setPath] = useState(firstPath)
  useEffect(() => {
    const look = () => setPath(location.pathname)
    addEventListener('popstate', look)
    return () => removeEventListener('popstate', look)
  }, [])
  const follow = (event: MouseEvent, to: string) => {
    event.preventDefault()
    history.pushState(null, '', to)
    setPath(to)
    scrollTo(0, 0)
  }
  return (
    <div className="page">
      <header className="bar">
        <a href={referencePaths.home} className="brand">
          <img src={content.logo} alt="" width={34} height={34} />
          <span>{content.name}</span>
        </a>
        <button type="button" className="language">
          <Globe size={20} aria-hidden="true" />
          <span>EN</span>
        </button>
        <a href="/m/login" className="button second">
          Log in
        </a>
      </header>
      <main>{path === referencePaths.home ? <HomePage content={content} /> : <OffersPage content={content} />}</main>
      <nav className="foot" aria-label="Main navigation">
        <ul>
          {items.map(({ path: to, word, icon: Icon }) => (
            <li key={to}>
              <a
                href={to}
                className={to === path ? 'item active' : 'item'}
                aria-current={to === path ? 'page' : undefined}
                onClick={(event) => follow(event, to)}
              >
                <Icon aria-hidden="true" />
                <span>{word}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function HomePage({ content }: { content: ReferenceContent }) {
  return (
    <div className="home">
      <h1 className="title">{content.name}: games and lottery</h1>
      <Banners banners={content.banners} />
      <section className="card strip">
        <div>
          <p className="strong">Welcome</p>
          <p className="soft">Play fair, paid out fast.</p>
        </div>
        <a href="/m/login" className="button second">
          Log in
        </a>
        <a href="/m/register" className="button">
          Join now
        </a>
      </section>
      <nav aria-label="Categories">
        <ul className="row">
          {content.categories.map((image) => (
            <li key={image}>
              <a href="/m/game" className="tab">
                <img src={image} alt="" width={56} height={56} />
                <span>Category</span>
              </a>
            </li>
          ))}
          <li>
            <a href="/m/game" className="tab">
              <Dice5 aria-hidden="true" />
              <span>All</span>
            </a>
          </li>
        </ul>
      </nav>
      {content.draw && <Draw draw={content.draw} />}
      <section className="card">
        <h2>
          <Trophy size={18} aria-hidden="true" />
          Latest wins
        </h2>
        {content.wins.length === 0 && <p className="soft">The first win of the day is still to come.</p>}
        <ul>
          {content.wins.map(({ who, game, amount }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <li key={index} className="win">
              <span>
                <bdi>{who}</bdi> <span className="soft">{game}</span>
              </span>
              <strong>{amount}</strong>
            </li>
          ))}
        </ul>
      </section>
      <Games title="Popular" games={content.hotGames} eagerCount={EAGER_TILES} />
      {content.games.length > content.hotGames.length && <Games title="All games" games={content.games} />}
      <footer className="end">
        <div className="safer">
          <span className="age">18+</span>
          <div>
            <h2>Play within your limits</h2>
            <p>For adults aged 18 and over. Gambling can be addictive.</p>
          </div>
        </div>
        <Links words={['Help and limits', 'Terms and rules', 'Talk to us', 'Add to home screen']} />
        <Links words={['English', '简体中文', 'اردو']} />
        <p>© {content.name}</p>
      </footer>
    </div>
  )
}

/** The countdown as React's guide has it: a timer that sets a state. */
function Draw({ draw }: { draw: NonNullable<ReferenceContent['draw']> }) {
  const [now, setNow] = useState(() => Date.parse(draw.serverTime))
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const left = Math.max(0, Math.ceil((Date.parse(draw.closesAt) - now) / 1000))
  return (
    <section className="card">
      <div className="strip">
        <div>
          <h2>Next draw</h2>
          <p className="soft">Closes in</p>
          <p className="time" role="timer">
            {`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}
          </p>
        </div>
        <a href="/m/launchGame" className="button">
          Pick your numbers
        </a>
      </div>
      <div className="strip last">
        <span className="soft">Last draw</span>
        {draw.digits.map((digit, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a digit is identified by its place
          <span key={place} className="ball">
            {digit}
          </span>
        ))}
      </div>
    </section>
  )
}

function Banners({ banners }: Pick<ReferenceContent, 'banners'>) {
  const [position, setPosition] = useState(0)
  return (
    <section className="banners" aria-label="Highlights">
      <ul className="row">
        {banners.map(({ url, title, subtitle }, index) => (
          <li key={url} className="place">
            <a href="/m/launchGame" className="banner">
              <img src={url} alt="" width={720} height={336} loading={index === 0 ? 'eager' : 'lazy'} />
              <span className="words">
                <strong>{title}</strong>
                <span>{subtitle}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div className="dots">
        {banners.map(({ url }, index) => (
          <button
            key={url}
            type="button"
            className="dot"
            aria-label={`Show highlight ${index + 1} of ${banners.length}`}
            aria-current={index === position}
            onClick={() => setPosition(index)}
          />
        ))}
      </div>
    </section>
  )
}

function Games({ title, games, eagerCount = 0 }: GamesProps) {
  return (
    <section className="games">
      <h2>{title}</h2>
      <ul className="grid">
        {games.map(({ image, title: name }, index) => (
          <li key={name}>
            <a href="/m/launchGame" className="tile" aria-label={`Play ${name}`}>
              <img src={image} alt="" width={160} height={160} loading={index < eagerCount ? 'eager' : 'lazy'} />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Links({ words }: { words: readonly string[] }) {
  return (
    <ul className="links">
      {words.map((word) => (
        <li key={word}>
          <a href="/m/helpCenter">{word}</a>
        </li>
      ))}
    </ul>
  )
}

function OffersPage({ content }: { content: ReferenceContent }): ReactNode {
  return (
    <div className="home">
      <h1>Offers</h1>
      {content.banners.map(({ url, title, subtitle }) => (
        <a key={url} href="/m/activity" className="card offer">
          <Bell aria-hidden="true" />
          <span>
            <strong className="strong">{title}</strong>
            <span className="soft">{subtitle}</span>
          </span>
          <ChevronRight size={18} aria-hidden="true" />
        </a>
      ))}
    </div>
  )
}
