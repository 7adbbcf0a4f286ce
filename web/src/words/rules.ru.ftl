# Правила: страница и панель рядом с идущей партией.

rules-of = Правила: { $title }
rules-whole = Открыть все правила в новой вкладке
rules-close = Закрыть правила
rules-find = Поиск по правилам
rules-found = { $count ->
    [0] Ничего не найдено
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
rules-example = Пример. { $title }
rules-before = До.
rules-done = Что происходит.
rules-after = После.
rules-lesson = Пройти урок
rules-icons = Условные обозначения
keys-rules = Правила, раздел о текущем вопросе
keys-find = Поиск по правилам, пока они открыты
