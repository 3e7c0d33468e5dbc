"""Where documents come from by themselves: folders, git repositories, web sites."""
