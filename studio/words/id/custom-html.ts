import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';
import { pageAddress, sectionIcon, sectionKind, sectionName, sectionVisibility } from './shared/section';

export const customHtml = {
  customHtml: { name: 'HTML sendiri', help: 'Halaman buatan sendiri dalam bingkai terpisah.' },
  'customHtml.view_uid': pageAddress,
  'customHtml.name': sectionName,
  'customHtml.category': sectionKind,
  'customHtml.icon': sectionIcon,
  'customHtml.visibility': sectionVisibility,
  'customHtml.attr1': { name: 'Isi HTML', help: 'Boleh memuat {lat}, {lng}, dan {hostname}, yang diisi saat dibuka.' },
  'customHtml.attr3': { name: 'Dibuka di', help: 'Tempat HTML ini bisa dibuka; bawaannya hanya di aplikasi Android.' },
  'customHtml.attr3=': {
    name: 'Aplikasi Android saja',
    help: 'Di browser, pelanggan diminta memakai aplikasi Android.',
  },
  'customHtml.attr3=0': { name: 'Aplikasi Android saja (0)', help: 'Sama dengan aplikasi Android saja.' },
  'customHtml.attr3=1': { name: 'Browser juga', help: 'Terbuka di browser setelah pelanggan mengizinkan lokasinya.' },
  'customHtml.en': inEnglish,
} satisfies WordsOf<'customHtml'>;
