import type { baccarat as english } from '../en/arcade-baccarat.ts'

/** Texts of the arcade's game Baccarat. */
export const baccarat: { readonly [Id in keyof typeof english]: string } = {
  'baccarat.name': 'ব্যাকারা',
  'baccarat.how':
    'নতুন করে মেশানো আট ডেক থেকে দুই পক্ষ দুটি করে কার্ড পায়। টেক্কায় 1 পয়েন্ট, 2 থেকে 9 কার্ডে লেখা মান, আর 10 ও ছবির কার্ডে 0; যোগফলের শুধু শেষ ডিজিট ধরা হয়। কারও 8 বা 9 হলে কোনো পক্ষই আর কার্ড নেয় না। না হলে প্লেয়ার 0 থেকে 5 পয়েন্টে তৃতীয় কার্ড নেয়। প্লেয়ার কার্ড না নিলে ব্যাংকার 0 থেকে 5 পয়েন্টে কার্ড নেয়। প্লেয়ার কার্ড নিলে ব্যাংকার 0 থেকে 2 পয়েন্টে সব সময় কার্ড নেয়; 3 পয়েন্টে নেয় প্লেয়ারের সেই কার্ড 8 না হলে, 4 পয়েন্টে তা 2 থেকে 7 হলে, 5 পয়েন্টে তা 4 থেকে 7 হলে, আর 6 পয়েন্টে তা 6 বা 7 হলে। যে পক্ষের পয়েন্ট বেশি সে জেতে। টাই হলে প্লেয়ার ও ব্যাংকারের ওপর ধরা বাজির টাকা ফেরত দেওয়া হয়।',
  'baccarat.prize': 'ফলাফল',
  'baccarat.prize.row':
    '{id, select, player {প্লেয়ার জয়ী} banker {ব্যাংকার জয়ী, 5% কমিশন বাদে} tie {টাই} playerPair {প্লেয়ার পেয়ার} bankerPair {ব্যাংকার পেয়ার} returned {টাই, বাজির টাকা ফেরত} other {}}',
  'baccarat.bet': 'যার ওপর বাজি',
  'baccarat.side':
    '{side, select, player {প্লেয়ার} banker {ব্যাংকার} tie {টাই} playerPair {প্লেয়ার পেয়ার} bankerPair {ব্যাংকার পেয়ার} other {}}',
  'baccarat.points': '{points, plural, one {# পয়েন্ট} other {# পয়েন্ট}}',
  'baccarat.result': '{result, select, player {প্লেয়ার জয়ী} banker {ব্যাংকার জয়ী} tie {টাই} other {}}',
  'baccarat.short': '{result, select, player {প} banker {ব} tie {ট} other {}}',
  'baccarat.score': '{result} {player}–{banker}',
  'baccarat.cards': '{side}: {cards}',
  'baccarat.card':
    '{suit, select, spades {ইস্কাপনের {rank}} hearts {হরতনের {rank}} diamonds {রুইতনের {rank}} clubs {চিড়িতনের {rank}} other {}}',
  'baccarat.start': 'প্লেয়ার, ব্যাংকার না টাই?',
  'baccarat.wait': 'আপনার বাজি ধরা হচ্ছে…',
  'baccarat.deal': 'কার্ড দেওয়া হচ্ছে…',
  'baccarat.road': 'আমার সাম্প্রতিক ফলাফল',
}
