type Values = Readonly<Record<string, string | number>>;
type Text = string | ((values: Values) => string);

/** What React Aria says to screen readers, by its packages: it has no Indonesian of its own. */
export const indonesianStrings: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  '@react-aria/dnd': {
    dragItem: ({ itemText }) => `Seret ${itemText}`,
    dragSelectedItems: ({ count }) => `Seret ${count} yang dipilih`,
    dragDescriptionKeyboard: 'Tekan Enter untuk mulai menyeret.',
    dragDescriptionKeyboardAlt: 'Tekan Alt + Enter untuk mulai menyeret.',
    dragDescriptionTouch: 'Ketuk dua kali untuk mulai menyeret.',
    dragDescriptionVirtual: 'Klik untuk mulai menyeret.',
    dragDescriptionLongPress: 'Tekan lama untuk mulai menyeret.',
    dragSelectedKeyboard: ({ count }) => `Tekan Enter untuk menyeret ${count} yang dipilih.`,
    dragSelectedKeyboardAlt: ({ count }) => `Tekan Alt + Enter untuk menyeret ${count} yang dipilih.`,
    dragSelectedLongPress: ({ count }) => `Tekan lama untuk menyeret ${count} yang dipilih.`,
    dragStartedKeyboard:
      'Mulai menyeret. Tekan Tab ke tempat tujuan, lalu Enter untuk menaruh, atau Escape untuk batal.',
    dragStartedTouch: 'Mulai menyeret. Geser ke tempat tujuan, lalu ketuk dua kali untuk menaruh.',
    dragStartedVirtual: 'Mulai menyeret. Pergi ke tempat tujuan, lalu klik atau tekan Enter untuk menaruh.',
    endDragKeyboard: 'Sedang menyeret. Tekan Enter untuk batal.',
    endDragTouch: 'Sedang menyeret. Ketuk dua kali untuk batal.',
    endDragVirtual: 'Sedang menyeret. Klik untuk batal.',
    dropDescriptionKeyboard: 'Tekan Enter untuk menaruh. Tekan Escape untuk batal.',
    dropDescriptionTouch: 'Ketuk dua kali untuk menaruh.',
    dropDescriptionVirtual: 'Klik untuk menaruh.',
    dropCanceled: 'Batal dipindah.',
    dropComplete: 'Selesai dipindah.',
    dropIndicator: 'tempat tujuan',
    dropOnRoot: 'Taruh di',
    dropOnItem: ({ itemText }) => `Taruh di dalam ${itemText}`,
    insertBefore: ({ itemText }) => `Taruh sebelum ${itemText}`,
    insertBetween: ({ beforeItemText, afterItemText }) => `Taruh di antara ${beforeItemText} dan ${afterItemText}`,
    insertAfter: ({ itemText }) => `Taruh setelah ${itemText}`,
  },
  '@react-aria/tree': { expand: 'Buka', collapse: 'Tutup' },
  '@react-aria/gridlist': {
    hasActionAnnouncement: 'bisa dibuka',
    hasLinkAnnouncement: ({ link }) => `tautan: ${link}`,
  },
  '@react-aria/grid': {
    deselectedItem: ({ item }) => `${item} tidak dipilih.`,
    select: 'Pilih',
    selectedCount: ({ count }) => (count === 0 ? 'Tidak ada yang dipilih.' : `${count} dipilih.`),
    selectedAll: 'Semua dipilih.',
    selectedItem: ({ item }) => `${item} dipilih.`,
    longPressToSelect: 'Tekan lama untuk memilih.',
  },
  '@react-aria/overlays': { dismiss: 'Tutup' },
  '@react-aria/menu': { longPressMessage: 'Tekan lama, atau tekan Alt + panah bawah, untuk membuka menu' },
};
