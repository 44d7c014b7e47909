import type { ReactNode } from 'react'
import type { SlotSymbol } from './slot.constants.ts'

/** One symbol of the sprite, as large as its box. */
export function SymbolIcon({ symbol, className }: { symbol: SlotSymbol; className?: string | undefined }) {
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 64 64">
      <use href={`#slot-${symbol}`} />
    </svg>
  )
}

/** Gradients: two or three colours from the top left to the bottom right. */
const PAINTS: Readonly<Record<string, readonly string[]>> = {
  gold: ['#fff3ad', '#ffc933', '#d67a06'],
  red: ['#ff8d6b', '#ef2f4d', '#a10c33'],
  jade: ['#c8ffe4', '#2fc48b', '#0b7a58'],
  cream: ['#fffdf4', '#ffeccb', '#e3b985'],
  pink: ['#ffc4ea', '#f0529f', '#99186b'],
  wood: ['#f4cf94', '#c88846', '#87501f'],
  glow: ['#fff0a8', '#ff5a2e', '#a80a2c'],
  blue: ['#f7fbff', '#b9c9f2', '#7d92cc'],
}

/** Drawings on a field of 64 by 64. */
const DRAWINGS: Record<SlotSymbol, ReactNode> = {
  moon: (
    <>
      <circle cx="32" cy="32" fill="url(#paint-gold)" r="25" />
      <circle cx="32" cy="32" fill="none" r="20.5" stroke="#fff6cf" strokeDasharray="3.2 3.2" strokeWidth="2.4" />
      <path d="M38 17a16 16 0 1 0 9 22 13 13 0 1 1-9-22Z" fill="#8a4a02" opacity=".75" />
      <path d="M44 22q.8 5.2 6 6-5.2.8-6 6-.8-5.2-6-6 5.2-.8 6-6" fill="#fffbe6" />
      <path d="M15 22a21 21 0 0 1 12-10" fill="none" stroke="#fff" strokeLinecap="round" strokeWidth="3" />
    </>
  ),
  koi: (
    <>
      <path
        d="M50 40c9 2 11 9 9 17-7 0-12-4-14-10-6 4-15 5-22 1C12 42 5 31 6 14c3 3 7 4 11 4 14-1 28 6 33 22Z"
        fill="url(#paint-cream)"
      />
      <path
        d="M6 14c3 3 7 4 11 4 6-.4 12 1 17 3-1 7-7 11-14 10C14 30 8 24 6 14Zm33 18c5 2 9 5 11 8l-5 7c-4 2-8 3-12 3-2-7 0-14 6-18Z"
        fill="url(#paint-red)"
      />
      <path d="M24 34c-4 5-9 7-14 6 1-5 4-8 8-9m15-11c4-6 10-8 15-6-1 5-3 9-6 11" fill="#ffb38d" />
      <path
        d="M50 40c4 4 6 9 7 14m-12-7c4 2 7 5 9 8"
        fill="none"
        stroke="#d9453f"
        strokeLinecap="round"
        strokeWidth="2"
      />
      <circle cx="14" cy="24" fill="#fff" r="3.4" />
      <circle cx="13.5" cy="24" fill="#1c1230" r="1.9" />
    </>
  ),
  fan: (
    <>
      <path d="M32 54 4.5 27.500A38 38 0 0 1 59.5 27.500Z" fill="url(#paint-pink)" />
      <path
        d="M32 54 4.5 27.500a38 38 0 0 1 6-6L32 54Zm0 0L18 16.500a38 38 0 0 1 8-2L32 54Zm0 0 6-39.500a38 38 0 0 1 8 2L32 54Zm0 0 21.5-32.500a38 38 0 0 1 6 6L32 54Z"
        fill="#fff"
        opacity=".3"
      />
      <path d="M4.5 27.500A38 38 0 0 1 59.5 27.5" fill="none" stroke="url(#paint-gold)" strokeWidth="4.5" />
      <path d="M32 54 13.5 36.200a26 26 0 0 1 37 0Z" fill="url(#paint-gold)" />
      <path
        d="M32 54V28.500M32 54l-9.5-23M32 54l9.5-23M32 54 16.5 33.500M32 54l15.5-20.5"
        stroke="#9a5205"
        strokeWidth="1.5"
      />
      <circle cx="32" cy="53" fill="#fff3c4" r="4.5" stroke="#9a5205" strokeWidth="1.5" />
      <circle cx="20" cy="21" fill="#fff" opacity=".85" r="3" />
      <circle cx="44" cy="21" fill="#fff" opacity=".85" r="3" />
      <circle cx="32" cy="18.5" fill="#ffe27a" r="3.4" />
    </>
  ),
  tea: (
    <>
      <path d="M48 28c10-2 14 4 11 11-2 5-7 8-13 8" fill="none" stroke="url(#paint-jade)" strokeWidth="5" />
      <path d="M8 25h43c1 14-4 24-13 28H21C12 49 7 39 8 25Z" fill="url(#paint-jade)" />
      <ellipse cx="29.5" cy="25" fill="#eafff5" rx="21.5" ry="6.5" />
      <ellipse cx="29.5" cy="25.5" fill="#b8661a" rx="17.5" ry="4.2" />
      <path
        d="M14 32c1 7 3 12 7 16"
        fill="none"
        stroke="#fff"
        strokeLinecap="round"
        strokeOpacity=".75"
        strokeWidth="3"
      />
      <path
        d="M23 15c-4-4 4-6 0-11m8 12c-4-4 4-7 0-12m8 11c-4-4 4-6 0-11"
        fill="none"
        stroke="#f2fbff"
        strokeLinecap="round"
        strokeOpacity=".8"
        strokeWidth="2.6"
      />
      <path d="M30 36c4-3 9-2 11 2-4 3-9 2-11-2Zm0 0c-3 3-3 7-1 9" fill="#eafff5" stroke="#eafff5" strokeWidth="1.2" />
      <path d="M18 53h23l-2 5H20Z" fill="#0b7a58" />
    </>
  ),
  bao: (
    <>
      <path d="M8 42h48v8c0 5-11 9-24 9S8 55 8 50Z" fill="url(#paint-wood)" />
      <ellipse cx="32" cy="42" fill="#f7dcae" rx="24" ry="8" />
      <path d="M8 47c4 5 14 7 24 7s20-2 24-7" fill="none" stroke="#7a471a" strokeWidth="2" />
      <path
        d="M32 8c4 0 4 5 7 6 11 3 17 12 15 21-1 7-11 10-22 10s-21-3-22-10c-2-9 4-18 15-21 3-1 3-6 7-6Z"
        fill="url(#paint-cream)"
      />
      <path
        d="M32 12c-2 8-8 11-13 18m13-18c2 8 8 11 13 18M32 12c-1 8-3 13-3 19m3-19c1 8 3 13 3 19"
        fill="none"
        stroke="#d9a66d"
        strokeLinecap="round"
        strokeWidth="2.2"
      />
      <circle cx="32" cy="11" fill="#ef2f4d" r="3" />
      <path d="M15 31c1-4 3-7 6-9" fill="none" stroke="#fff" strokeLinecap="round" strokeWidth="3" />
    </>
  ),
  skewer: (
    <>
      <path d="M8 57 57 7" stroke="#f0cf96" strokeLinecap="round" strokeWidth="4" />
      <g transform="rotate(-45.5 32 32)">
        <rect fill="url(#paint-wood)" height="22" rx="7" width="13" x="8" y="21" />
        <rect fill="url(#paint-jade)" height="18" rx="5" width="7" x="22" y="23" />
        <rect fill="url(#paint-red)" height="24" rx="8" width="14" x="30" y="20" />
        <rect fill="url(#paint-wood)" height="22" rx="7" width="12" x="45" y="21" />
        <path
          d="M12 26v12m4-12v12m33-12v12m4-12v12"
          stroke="#6d3c12"
          strokeLinecap="round"
          strokeOpacity=".7"
          strokeWidth="2"
        />
        <path d="M34 25c2-2 4-2 6-1" fill="none" stroke="#fff" strokeLinecap="round" strokeWidth="2.4" />
      </g>
    </>
  ),
  chili: (
    <>
      <path d="M44 18c10 6 10 21-1 31-8 7-20 10-33 7 13-3 18-8 21-16 2-8 3-19 13-22Z" fill="url(#paint-red)" />
      <path d="M43 24c5 5 4 14-3 21" fill="none" stroke="#ffc9b0" strokeLinecap="round" strokeWidth="3" />
      <path d="M33 21c3-5 8-7 13-5 4 1 7 4 7 8-4 0-6-1-8-3-4 2-8 2-12 0Z" fill="url(#paint-jade)" />
      <path d="M44 16c0-5 2-8 7-10" fill="none" stroke="#0b7a58" strokeLinecap="round" strokeWidth="4" />
    </>
  ),
  lantern: (
    <>
      <path d="M32 2v10" stroke="#ffd98a" strokeWidth="2.4" />
      <ellipse cx="32" cy="31" fill="url(#paint-glow)" rx="25" ry="19" />
      <path
        d="M32 12c-12 8-12 30 0 38M32 12c12 8 12 30 0 38M24 13c-15 8-15 28 0 36M40 13c15 8 15 28 0 36"
        fill="none"
        stroke="#7a0a1f"
        strokeOpacity=".55"
        strokeWidth="1.7"
      />
      <path
        d="M13 26c2-6 5-9 9-10"
        fill="none"
        stroke="#fff"
        strokeLinecap="round"
        strokeOpacity=".85"
        strokeWidth="3"
      />
      <rect fill="url(#paint-gold)" height="5.5" rx="2" width="20" x="22" y="9" />
      <rect fill="url(#paint-gold)" height="5.5" rx="2" width="20" x="22" y="48" />
      <path d="M28 54v6m4-6v9m4-9v6" stroke="#ffc933" strokeLinecap="round" strokeWidth="2.4" />
    </>
  ),
  bowl: (
    <>
      <path d="m41 18 17-14M36 17 51 2" stroke="#e8b069" strokeLinecap="round" strokeWidth="3" />
      <ellipse cx="32" cy="27" fill="url(#paint-blue)" rx="28" ry="9" />
      <ellipse cx="32" cy="27" fill="url(#paint-gold)" rx="24" ry="6.5" />
      <path
        d="M12 27c6-5 10 4 17-1s10 5 15 0 8-1 9 1"
        fill="none"
        stroke="#fff6cf"
        strokeLinecap="round"
        strokeWidth="2.6"
      />
      <circle cx="22" cy="25" fill="#fff" r="4.6" />
      <circle cx="22" cy="25" fill="#ff9d1f" r="2.3" />
      <path d="m35 23 6-3 5 4-6 4Z" fill="#2fa866" />
      <path d="M4 28c1 15 14 26 18 27h20c4-1 17-12 18-27-10 11-46 11-56 0Z" fill="url(#paint-blue)" />
      <path d="M8 37c13 8 35 8 48 0" fill="none" stroke="#e0204a" strokeWidth="3.2" />
      <path d="M22 55h20l-2 5H24Z" fill="#7d92cc" />
    </>
  ),
}

/** The drawings, once in the document. */
export function SymbolSprite({ className }: { className?: string | undefined }) {
  return (
    <svg aria-hidden="true" className={className}>
      <defs>
        {Object.entries(PAINTS).map(([name, colours]) => (
          <linearGradient id={`paint-${name}`} key={name} x2="1" y2="1">
            {colours.map((colour, index) => (
              <stop key={colour} offset={index / (colours.length - 1)} stopColor={colour} />
            ))}
          </linearGradient>
        ))}
        {Object.entries(DRAWINGS).map(([name, drawing]) => (
          <symbol id={`slot-${name}`} key={name} viewBox="0 0 64 64">
            {drawing}
          </symbol>
        ))}
      </defs>
    </svg>
  )
}
