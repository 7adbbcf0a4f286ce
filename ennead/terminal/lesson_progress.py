"""The file in the user's data folder that keeps the progress in lessons."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final

from ennead.core.errors import BadPosition
from ennead.data_folder import default_data_folder
from ennead.lessons.errors import BadLesson
from ennead.lessons.progress import Progress, read_progress

FILE: Final = "lessons.json"


def load_progress() -> Progress:
    """The saved progress; `BadLesson` if the file is damaged, which is left as it is."""
    file = progress_file()
    if not file.is_file():
        return Progress()
    try:
        return read_progress(json.loads(file.read_text("utf-8")))
    except (ValueError, BadPosition) as error:
        raise BadLesson(f"{file} is damaged; correct or delete it: {error}") from None


def save_progress(progress: Progress) -> None:
    """Replace the file at once, so that an interruption leaves the old or the new one."""
    file = progress_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    written = file.with_name(f"{FILE}.{os.getpid()}")
    written.write_text(json.dumps(progress.json(), indent=1) + "\n", "utf-8")
    written.replace(file)


def progress_file() -> Path:
    return default_data_folder() / FILE
